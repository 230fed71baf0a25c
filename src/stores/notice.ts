import { sessionValues } from './storage.ts';

/** What a page says about how one came there: the session ended, a password recovery went well, a ticket was opened (spec §7, §8). */
export type Notice = 'sessionEnded' | 'passwordReset' | 'resetLinkSent' | 'ticketSent';

/** Leaves a word for the next page. */
export function keepNotice(notice: Notice): void {
  sessionValues.set('notice', notice);
}

/** The word that was left, if it is one of those that the page says; it is used up by this. */
export function takeNotice<Said extends Notice>(said: readonly Said[]): Said | undefined {
  const kept = sessionValues.get('notice');
  const found = said.find((notice) => notice === kept);
  if (found) sessionValues.remove('notice');
  return found;
}
