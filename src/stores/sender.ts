import { createSend } from '../api/send.ts';
import { config } from '../config.ts';
import { countBusy } from './busy.ts';
import { endSession, readToken } from './session.ts';
import { SESSION_ENDED } from './session-tabs.ts';

/** The site's one sender, wired to session and overlay. */
export const send = createSend({
  apiBase: config.apiBase,
  getToken: readToken,
  onSessionEnded: leaveEndedSession,
  onBusy: countBusy,
});

/**
 * Ends the session that the server says is over; the head's script leads to the login and remembers the way back (spec §4).
 * Answers false where there was none: who logs in, or only looks, is told what the answer says (spec §8: except on /login).
 */
export function leaveEndedSession(): boolean {
  if (!readToken()) return false;
  endSession();
  document.dispatchEvent(new Event(SESSION_ENDED));
  return true;
}
