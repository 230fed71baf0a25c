import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts that registering and buying as a member share: goods, payment methods, the order. */
const buyingTexts = declareTexts(
  'checkout',
  ['step', 'level', 'product', 'compare', 'method', 'paused', 'problems', 'orderSummary', 'consent', 'pay'],
  ['payment', 'paymentWithin', 'places', 'dialog', 'loading'],
);
/** The text function of components that registering and buying as a member share. */
export type BuyingText = TextOf<typeof buyingTexts>;

/** The texts of registering by buying. */
export const registerTexts = declareTexts(
  'checkout',
  [...buyingTexts.own, 'field', 'hint'],
  [...buyingTexts.shared, 'problems', 'password', 'kept', 'matches'],
);
/** The text function of registering by buying. */
export type RegisterText = TextOf<typeof registerTexts>;

/** The texts of buying as a member. */
export const packagesTexts = declareTexts('checkout', [...buyingTexts.own, 'upgrade'], buyingTexts.shared);
/** The text function of buying as a member. */
export type PackagesText = TextOf<typeof packagesTexts>;
