import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the automatic sign-in. */
export const greenChannelTexts = declareTexts('greenChannel', [
  'running',
  'refused',
  'nothing',
  'login',
  'home',
  'ask',
]);
export type GreenChannelText = TextOf<typeof greenChannelTexts>;
