import { createSend } from '../api/send.ts';
import { config } from '../config.ts';
import { countBusy } from './busy.ts';
import { endSession, readToken } from './session.ts';

/** The site's one sender, wired to session and overlay. */
export const send = createSend({
  apiBase: config.apiBase,
  getToken: readToken,
  onSessionEnded: leaveEndedSession,
  onBusy: countBusy,
});

/** A session that the server ended leaves a members' screen by its guard, which remembers the way back. */
export function leaveEndedSession(): void {
  endSession();
  if (document.documentElement.dataset.access === 'member') location.reload();
}
