import { atom } from 'nanostores';
import type { Texts } from '#contract/fields.ts';
import { sessionValues } from './storage.ts';

/**
 * The end of the first offer among the goods on the screen, by the steady clock (`stores/second.ts`); 0 if there is none.
 * The banner counts down to this moment (docs/behaviour/chrome.md#banner).
 */
export const $offerEndsAtMs = atom(0);

/** The title of the activity that is announced with the goods on the screen; undefined if there is none. */
export const $offerTitle = atom<Texts | undefined>();

/**
 * True if the reader has closed the offer above the header in this tab. Countdowns then say when their offers end
 * instead.
 */
export const $isOfferClosed = atom(sessionValues.get('offerClosed') !== undefined);
