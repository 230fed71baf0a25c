import { createSend } from '../api/send.ts';
import * as config from '../config.ts';
import { type CallName, findCall } from '../contract/find-call.ts';
import { countBusy } from './busy.ts';
import { leaveEndedSession, readToken } from './session.ts';

/** The site's one sender, wired to session and overlay. Nothing but `stores/send.ts` imports it. */
export const send = createSend({
  apiBase: config.apiBase,
  getToken: readToken,
  onSessionEnded: leaveEndedSession,
  onBusy: countBusy,
});

/** Fetches what a call needs, so that it can leave at once when it is made. */
export function prepare(name: CallName): Promise<unknown> {
  return findCall(name);
}
