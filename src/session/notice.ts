import { sessionValues } from '#stores/storage.ts';

/** Which notice about the last action the next page shows (docs/behaviour/login.md#notices). */
export type Notice = 'sessionEnded' | 'passwordReset' | 'resetLinkSent' | 'ticketSent' | 'guestLinks';

/** Leaves a notice for the next page. */
export function keepNotice(notice: Notice): void {
  sessionValues.set('notice', notice);
}

/** The stored notice, if this page shows it. It is removed, so that it is shown only once. */
export function takeNotice<Said extends Notice>(said: readonly Said[]): Said | undefined {
  const kept = sessionValues.get('notice');
  const found = said.find((notice) => notice === kept);
  if (found) sessionValues.remove('notice');
  return found;
}
