import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/**
 * The texts that `/thanks` itself sends about an order: what all parts on demand need. Those about the order come with
 * its code (`waiting` in `i18n/late-texts.ts`).
 */
export const waitingPaymentTexts = declareTexts('thanks', [], ['loading', 'payment', 'paymentWithin', 'copy']);
export type WaitingPaymentText = TextOf<typeof waitingPaymentTexts>;

/** Those that a page sends which shows the order as a card. */
export const waitingCardTexts = declareTexts('thanks', [], ['loading']);
