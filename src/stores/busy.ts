import { atom } from 'nanostores';

/**
 * The number of calls for which the loading overlay waits. `features/chrome/overlay.ts` shows the overlay
 * (docs/behaviour/chrome.md#overlay).
 */
export const $busy = atom(0);

/** Counts one more call, or one fewer. */
export function countBusy(isBusy: boolean): void {
  $busy.set(Math.max(0, $busy.get() + (isBusy ? 1 : -1)));
}
