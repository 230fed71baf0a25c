import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the automatic sign-in's island. */
export const greenChannelTexts = declareTexts('greenChannel', [
  'running',
  'refused',
  'nothing',
  'login',
  'home',
  'ask',
]);
/** The function that answers with one of these texts. */
export type GreenChannelText = TextOf<typeof greenChannelTexts>;
