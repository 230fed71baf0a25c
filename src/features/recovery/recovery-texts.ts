import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the recovery by code. */
export const forgotTexts = declareTexts(
  'recovery',
  [
    'backToLogin',
    'steps',
    'email',
    'sendCode',
    'sending',
    'or',
    'sendLink',
    'codeSent',
    'code',
    'codeHint',
    'codeProblem',
    'verify',
    'verifying',
    'sendAgain',
    'wait',
    'waitReason',
    'changeEmail',
    'newPassword',
    'reset',
    'resetting',
    'maybeSaved',
    'refused',
    'help',
  ],
  ['problems', 'password', 'kept', 'matches'],
);
export type ForgotText = TextOf<typeof forgotTexts>;

/** The texts of the page behind a reset link. */
export const resetTexts = declareTexts(
  'recovery',
  ['email', 'newPassword', 'reset', 'resetting', 'maybeSaved', 'refused', 'link', 'backToLogin'],
  ['problems', 'password', 'matches'],
);
export type ResetText = TextOf<typeof resetTexts>;
