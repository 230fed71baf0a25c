import { atom } from 'nanostores';

/**
 * When the offer of the goods on screen ends, in milliseconds since the epoch; 0 while none is shown. The banner counts
 * down to it (docs/behaviour/chrome.md#banner).
 */
export const $offerEndsAtMs = atom(0);
