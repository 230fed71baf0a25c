import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the invite programme's island. */
export const inviteTexts = declareAllTexts('invite', ['title'], ['copy', 'dialog', 'pager', 'loading']);
/** The function that answers with one of these texts. */
export type InviteText = TextOf<typeof inviteTexts>;
