import { atom } from 'nanostores';

/**
 * When the offer of the goods on screen ends, in milliseconds since the epoch; 0 while none is shown. The banner counts
 * down to it (docs/behaviour/chrome.md#banner).
 */
export const $offerEndsAtMs = atom(0);

/** Has the reader stopped the page's countdowns? Each then says when its offer ends. */
export const $isStill = atom(false);
