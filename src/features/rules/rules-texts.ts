import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the domain rules. */
export const rulesTexts = declareAllTexts('rules', ['lede'], ['dialog', 'loading', 'pager']);
export type RulesText = TextOf<typeof rulesTexts>;
