import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** What both ways to buy say: goods, payment methods, the order. */
const buyingTexts = declareTexts(
  'checkout',
  ['step', 'level', 'product', 'compare', 'method', 'paused', 'problems', 'slip', 'consent', 'pay'],
  ['payment', 'dialog', 'loading'],
);
export type BuyingText = TextOf<typeof buyingTexts>;

/** What registering by buying says. */
export const registerTexts = declareTexts(
  'checkout',
  [...buyingTexts.own, 'field', 'hint'],
  [...buyingTexts.shared, 'problems', 'password', 'kept', 'matches'],
);
export type RegisterText = TextOf<typeof registerTexts>;

/** What buying as a member says. */
export const packagesTexts = declareTexts('checkout', [...buyingTexts.own, 'upgrade'], buyingTexts.shared);
export type PackagesText = TextOf<typeof packagesTexts>;
