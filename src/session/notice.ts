import { sessionValues } from '../stores/storage.ts';

/** What the next page should tell the visitor about what just happened (docs/behaviour/login.md#notices). */
export type Notice = 'sessionEnded' | 'passwordReset' | 'resetLinkSent' | 'ticketSent' | 'guestLinks';

/** Leaves a notice for the next page. */
export function keepNotice(notice: Notice): void {
  sessionValues.set('notice', notice);
}

/** The notice that was left, if it is one that this page shows. Taking it removes it, so it is shown only once. */
export function takeNotice<Said extends Notice>(said: readonly Said[]): Said | undefined {
  const kept = sessionValues.get('notice');
  const found = said.find((notice) => notice === kept);
  if (found) sessionValues.remove('notice');
  return found;
}
