import type { LevelEnd } from '#domain/expiry.ts';
import { declareAllTexts, type KeyOf, type TextOf } from '#i18n/island-texts.ts';
import type { Text } from '#i18n/text.ts';

/** The account's texts. */
export const accountTexts = /* @__PURE__ */ declareAllTexts(
  'account',
  [],
  ['copy', 'dialog', 'pager', 'loading', 'payment', 'places'],
);
/** The text function of the account. */
export type AccountText = TextOf<typeof accountTexts>;

/** The text function of the account without the texts that all islands share. */
export type OwnText = Text<Exclude<KeyOf<typeof accountTexts>, `shared.${string}`>>;

/** The text key of a level's name. */
export function levelKey(level: LevelEnd['level']): 'level.one' | 'level.two' {
  return level === 2 ? 'level.two' : 'level.one';
}
