import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** What the login form says. */
export const loginTexts = declareTexts(
  'login',
  ['account', 'password', 'submit', 'submitting', 'forgot', 'register', 'team', 'notice'],
  ['password'],
);
export type LoginText = TextOf<typeof loginTexts>;
