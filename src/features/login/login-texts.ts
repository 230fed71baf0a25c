import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the login form. */
export const loginTexts = declareAllTexts(
  'login',
  ['title', 'lede', 'asked', 'without'],
  ['password', 'kept', 'problems'],
);
/** The text function of the log-in form. */
export type LoginText = TextOf<typeof loginTexts>;
