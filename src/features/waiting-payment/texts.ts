import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/**
 * The texts that the page itself sends about an order: what all parts on demand need. Those about the order come with
 * its code (`waiting` in `i18n/late-texts.ts`).
 */
export const waitingPaymentTexts = declareTexts('thanks', [], ['loading', 'payment', 'copy']);
export type WaitingPaymentText = TextOf<typeof waitingPaymentTexts>;
