import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the domain rules. */
export const rulesTexts = declareTexts(
  'rules',
  [
    'title',
    'used',
    'count',
    'old',
    'export',
    'restart',
    'fullHint',
    'how',
    'empty',
    'column',
    'select',
    'delete',
    'confirm',
    'deleted',
    'added',
    'add',
    'note',
    'marked',
    'find',
    'problems',
  ],
  ['dialog', 'loading', 'pager'],
);
export type RulesText = TextOf<typeof rulesTexts>;
