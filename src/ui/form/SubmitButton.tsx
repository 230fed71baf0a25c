import { type ReactNode, useSyncExternalStore } from 'react';
import './form.css';

interface SubmitButtonProps {
  /** Is the form complete? Until then a press shows at the fields what is missing. */
  isReady: boolean;
  /** Is it being sent? */
  isBusy: boolean;
  children: ReactNode;
}

/**
 * Sends a form (docs/behaviour/chrome.md#fields). It is disabled by `aria-disabled`, not `disabled`, so that it can be
 * pressed and keeps the focus; the form's model does not send an incomplete form, nor send it twice. It looks enabled,
 * and a press shows what is missing.
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

/**
 * Is the island hydrated? Not in the page's HTML, nor in the first render: the model has not seen what was typed
 * before.
 */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
