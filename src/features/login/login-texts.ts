import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the login form. */
export const loginTexts = declareTexts(
  'login',
  [
    'account',
    'password',
    'submit',
    'submitting',
    'forgot',
    'register',
    'team',
    'notice',
    'guestLinks',
    'refused',
    'fresh',
  ],
  ['password', 'kept', 'problems'],
);
export type LoginText = TextOf<typeof loginTexts>;
