import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the invite programme's island. */
export const inviteTexts = declareAllTexts('invite', ['title'], ['copy', 'dialog', 'pager', 'loading']);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type InviteText = TextOf<typeof inviteTexts>;
