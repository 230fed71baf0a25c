import { type ReactNode, useSyncExternalStore } from 'react';
import './form.css';

interface SubmitButtonProps {
  /** Is all there that the form needs? Until then its press says at the field what is missing. */
  isReady: boolean;
  /** Is it being sent? */
  isBusy: boolean;
  children: ReactNode;
}

/**
 * Sends a form (docs/behaviour/chrome.md#fields). It is off by `aria-disabled`, not `disabled`, so that it can be pressed and keeps the
 * focus: the form's model sends nothing as long as something is missing, nor twice. It looks as if it were on, and answers.
 */
export function SubmitButton({ isReady, isBusy, children }: SubmitButtonProps) {
  const isAwake = useIsAwake();
  return (
    <button
      type="submit"
      className="button waits"
      aria-disabled={(isAwake && (isBusy || !isReady)) || undefined}
      data-busy={isBusy ? '' : undefined}
    >
      {children}
    </button>
  );
}

/** Has the island woken? Not in the page's HTML, nor in the first render on top of it: what is typed by then nobody has looked at. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
