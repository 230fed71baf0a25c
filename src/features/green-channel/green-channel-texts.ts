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
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type GreenChannelText = TextOf<typeof greenChannelTexts>;
