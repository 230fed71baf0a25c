import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the shared Apple ID's island. */
export const appleIdTexts = declareTexts(
  'appleIdPublic',
  ['main', 'spare', 'swapping', 'id', 'password', 'hidden', 'promise', 'install', 'ticket'],
  ['copy', 'loading', 'password'],
);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type AppleIdText = TextOf<typeof appleIdTexts>;
