import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** What the domain rules say. */
export const rulesTexts = declareTexts(
  'rules',
  [
    'title',
    'used',
    'export',
    'restart',
    'fullHint',
    'empty',
    'column',
    'select',
    'delete',
    'confirm',
    'deleted',
    'added',
    'add',
    'note',
    'problems',
  ],
  ['dialog', 'loading'],
);
export type RulesText = TextOf<typeof rulesTexts>;
