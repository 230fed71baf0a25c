import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/**
 * The texts that the page `/thanks` sends to its island: those that all parts loaded on demand need. The texts about an
 * order are loaded with its code (`waiting` in `src/order/use-order.ts`).
 */
export const thanksTexts = /* @__PURE__ */ declareTexts('thanks', [], ['loading', 'payment', 'paymentWithin', 'copy']);
/** The text function of `/thanks`. */
export type ThanksText = TextOf<typeof thanksTexts>;
