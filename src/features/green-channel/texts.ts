import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** What the automatic sign-in says. */
export const greenChannelTexts = declareTexts('greenChannel', [
  'running',
  'refused',
  'nothing',
  'login',
  'home',
  'ask',
]);
export type GreenChannelText = TextOf<typeof greenChannelTexts>;
