import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/**
 * The texts that `/thanks` itself sends about an order: what all parts on demand need. Those about the order come with
 * its code (`waiting` in `i18n/text.ts`).
 */
export const thanksTexts = /* @__PURE__ */ declareTexts('thanks', [], ['loading', 'payment', 'paymentWithin', 'copy']);
export type ThanksText = TextOf<typeof thanksTexts>;
