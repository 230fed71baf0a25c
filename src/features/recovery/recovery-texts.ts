import { declareAllTexts, declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the recovery by code. */
export const forgotTexts = declareAllTexts(
  'recovery',
  ['title', 'lede', 'link'],
  ['problems', 'password', 'kept', 'matches'],
);
/** The text function of the recovery by code. */
export type ForgotText = TextOf<typeof forgotTexts>;

/** The texts of the page behind a reset link. */
export const resetTexts = declareTexts(
  'recovery',
  ['email', 'newPassword', 'reset', 'resetting', 'maybeSaved', 'refused', 'link', 'backToLogin'],
  ['problems', 'password', 'matches'],
);
/** The text function of the page behind a reset link. */
export type ResetText = TextOf<typeof resetTexts>;
