import { atom } from 'nanostores';

/**
 * How many calls the loading overlay is waiting for. `features/chrome/overlay.ts` shows it
 * (docs/behaviour/chrome.md#overlay).
 */
export const $busy = atom(0);

/** Adds a call, or removes one. */
export function countBusy(isBusy: boolean): void {
  $busy.set(Math.max(0, $busy.get() + (isBusy ? 1 : -1)));
}
