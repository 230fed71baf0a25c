import { sessionValues } from '#stores/storage.ts';

/** A notice about the last action, for the next page (docs/behaviour/login.md#notices). */
export type Notice = 'sessionEnded' | 'passwordReset' | 'resetLinkSent' | 'ticketSent' | 'guestLinks';

/** Stores a notice for the next page. */
export function keepNotice(notice: Notice): void {
  sessionValues.set('notice', notice);
}

/** Returns the stored notice if this page shows it. It is then removed, so that it is shown only once. */
export function takeNotice<Said extends Notice>(said: readonly Said[]): Said | undefined {
  const kept = sessionValues.get('notice');
  const found = said.find((notice) => notice === kept);
  if (found) sessionValues.remove('notice');
  return found;
}
