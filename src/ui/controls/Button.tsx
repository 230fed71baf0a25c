import { type ComponentProps, useEffect, useState } from 'react';

/** How long, in ms, work goes on unannounced: what is done sooner needs no words in between. */
const LONG_MS = 1000;

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  /** Is what it does under way? Its text then says so, and a screen reader hears it after a second. */
  isBusy?: boolean;
  /** Can it do nothing now, for a reason that stands beside it? */
  isOff?: boolean;
}

/**
 * A button that may be busy or off (docs/behaviour/chrome.md#buttons). Never `disabled`: that would throw the focus to
 * the top of the page, silently. A submit button's press always reaches its form, which says what is missing and sends
 * nothing twice.
 */
export function Button({ isBusy = false, isOff = false, onClick, children, ...attributes }: ButtonProps) {
  const isDead = isBusy || isOff;
  const isLong = useIsLong(isBusy);
  return (
    <>
      <button
        type="button"
        {...attributes}
        aria-disabled={isDead || undefined}
        data-busy={isBusy ? '' : undefined}
        onClick={isDead ? undefined : onClick}
      >
        {children}
      </button>
      <span role="status" className="visually-hidden">
        {isLong && (attributes['aria-label'] ?? children)}
      </span>
    </>
  );
}

/** Has the work gone on for longer than `LONG_MS`? */
function useIsLong(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(setLong, LONG_MS, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return isLong;
}
