import { atom } from 'nanostores';
import type { Texts } from '#contract/fields.ts';
import { sessionValues } from './storage.ts';

/**
 * When the first offer of the goods on screen ends, in milliseconds since the epoch; 0 while none is shown. The banner counts
 * down to it (docs/behaviour/chrome.md#banner).
 */
export const $offerEndsAtMs = atom(0);

/** What the goods on screen say of an activity; undefined if they say nothing. */
export const $shelfTitle = atom<Texts | undefined>();

/** Has the reader of this tab closed the offer above the header? Countdowns then say when their offers end instead. */
export const $isOfferClosed = atom(sessionValues.get('offerClosed') !== undefined);
