import { declareTexts, type TextOf } from '#i18n/island-texts.ts';

/** The texts of the list of tickets. */
export const listTexts = declareTexts('tickets', ['list', 'state', 'open'], ['pager', 'loading']);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type ListText = TextOf<typeof listTexts>;

/** The texts of a form for a ticket or a reply. */
const composerTexts = declareTexts(
  'tickets',
  ['field', 'problems', 'draft', 'again', 'files', 'details', 'send'],
  ['dialog', 'kept', 'loading'],
);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type ComposerText = TextOf<typeof composerTexts>;

/** The texts of the form for a new ticket that members and guests share. */
const newTexts = declareTexts(
  'tickets',
  [...composerTexts.own, 'create', 'type', 'guestType'],
  [...composerTexts.shared, 'payment'],
);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type NewText = TextOf<typeof newTexts>;

/** The texts of a member's form for a new ticket. Only members have types with questions. */
export const createTexts = declareTexts('tickets', [...newTexts.own, 'template'], newTexts.shared);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type CreateText = TextOf<typeof createTexts>;

/** The texts of an open ticket. */
export const threadTexts = declareTexts(
  'tickets',
  [...composerTexts.own, 'thread', 'state', 'title'],
  composerTexts.shared,
);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type ThreadText = TextOf<typeof threadTexts>;

/** The texts of a member's open ticket, with the list beside it. */
export const memberThreadTexts = declareTexts(
  'tickets',
  [...threadTexts.own, 'list', 'open'],
  [...threadTexts.shared, 'pager'],
);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type MemberThreadText = TextOf<typeof memberThreadTexts>;

/** The texts of a guest's page: the form, or the ticket. */
export const guestTexts = declareTexts(
  'tickets',
  [...newTexts.own, ...threadTexts.own, 'guest'],
  [...newTexts.shared, ...threadTexts.shared, 'problems', 'copy'],
);
/** The type of `t` for these texts: a function that returns each of them by its key. */
export type GuestText = TextOf<typeof guestTexts>;
