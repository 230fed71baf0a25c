import { type ComponentProps, useEffect, useState } from 'react';

/** Milliseconds of work before a screen reader announces it. Shorter work needs no announcement. */
const LONG_MS = 1000;

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  /** True while the button's action runs. Its text then says so, and a screen reader announces it after a second. */
  isBusy?: boolean;
  /** True if the button can do nothing now. The reason must be beside it. */
  isOff?: boolean;
}

/**
 * A button that may be busy or off (docs/behaviour/chrome.md#buttons). It is never `disabled`, because that would move
 * the focus to the top of the page without a word. A press on a submit button always reaches its form. The form says what
 * is missing, and sends nothing twice.
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
        {isBusy && isLong && (attributes['aria-label'] ?? children)}
      </span>
    </>
  );
}

/** Has the work taken longer than `LONG_MS`? */
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
