import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the domain rules' island. */
export const rulesTexts = declareAllTexts('rules', ['lede'], ['dialog', 'loading', 'pager']);
/** The function that answers with one of these texts. */
export type RulesText = TextOf<typeof rulesTexts>;
