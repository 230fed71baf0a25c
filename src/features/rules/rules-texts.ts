import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the domain rules' island. */
export const rulesTexts = declareAllTexts('rules', ['lede'], ['dialog', 'loading', 'pager']);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type RulesText = TextOf<typeof rulesTexts>;
