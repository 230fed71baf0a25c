import { declareAllTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the invite programme. */
export const inviteTexts = declareAllTexts('invite', ['title'], ['copy', 'dialog', 'pager', 'loading']);
export type InviteText = TextOf<typeof inviteTexts>;
