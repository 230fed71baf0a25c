import { declareTexts, type TextOf } from '../../i18n/island-texts.ts';

/** What the list of tickets says. */
export const listTexts = declareTexts('tickets', ['list', 'state'], ['pager', 'loading']);
export type ListText = TextOf<typeof listTexts>;

/** What a form for a ticket or a reply says. */
const composerTexts = declareTexts('tickets', ['field', 'problems', 'draft', 'files', 'details', 'send'], ['dialog']);
export type ComposerText = TextOf<typeof composerTexts>;

/** What a form for a new ticket says. */
export const createTexts = declareTexts(
  'tickets',
  [...composerTexts.own, 'create', 'type', 'template', 'topUp'],
  [...composerTexts.shared, 'payment'],
);
export type CreateText = TextOf<typeof createTexts>;

/** What an open ticket says. */
export const threadTexts = declareTexts(
  'tickets',
  [...composerTexts.own, 'thread', 'state'],
  [...composerTexts.shared, 'loading'],
);
export type ThreadText = TextOf<typeof threadTexts>;

/** What a guest's page says: the form, or the ticket. */
export const guestTexts = declareTexts(
  'tickets',
  [...createTexts.own, ...threadTexts.own, 'guest'],
  [...createTexts.shared, ...threadTexts.shared, 'problems', 'copy'],
);
export type GuestText = TextOf<typeof guestTexts>;

/** The states of tickets in words. */
export type StateText = ListText | ThreadText;
