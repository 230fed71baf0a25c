import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the invite programme. */
export const inviteTexts = declareTexts(
  'invite',
  [
    'link',
    'share',
    'days',
    'promo',
    'gains',
    'steps',
    'package',
    'rewards',
    'record',
    'movement',
    'rebates',
    'draws',
    'earnings',
    'problems',
    'withdraw',
    'again',
    'banks',
  ],
  ['copy', 'dialog', 'pager', 'loading'],
);
export type InviteText = TextOf<typeof inviteTexts>;
