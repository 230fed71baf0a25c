import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of both ways to buy: goods, payment methods, the order. */
const buyingTexts = declareTexts(
  'checkout',
  ['step', 'level', 'product', 'compare', 'method', 'paused', 'problems', 'slip', 'consent', 'pay'],
  ['payment', 'paymentWithin', 'places', 'dialog', 'loading'],
);
export type BuyingText = TextOf<typeof buyingTexts>;

/** The texts of registering by buying. */
export const registerTexts = declareTexts(
  'checkout',
  [...buyingTexts.own, 'field', 'hint'],
  [...buyingTexts.shared, 'problems', 'password', 'kept', 'matches'],
);
export type RegisterText = TextOf<typeof registerTexts>;

/** The texts of buying as a member. */
export const packagesTexts = declareTexts('checkout', [...buyingTexts.own, 'upgrade'], buyingTexts.shared);
export type PackagesText = TextOf<typeof packagesTexts>;
