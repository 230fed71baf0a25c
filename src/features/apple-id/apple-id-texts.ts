import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the shared Apple ID. */
export const appleIdTexts = declareTexts(
  'appleIdPublic',
  ['main', 'spare', 'swapping', 'id', 'password', 'hidden', 'promise', 'install', 'ticket'],
  ['copy', 'loading', 'password'],
);
export type AppleIdText = TextOf<typeof appleIdTexts>;
