import { createSend, loadTransport } from '../api/send.ts';
import * as config from '../config.ts';
import { type CallName, findCall } from '../contract/find-call.ts';
import { countBusy } from '../stores/busy.ts';
import { leaveEndedSession, readToken } from '../stores/session.ts';
import { apiRoute } from './api-route.ts';
import { watchSend } from './watch-calls.ts';

const own = createSend({
  apiBase: config.apiBases[0],
  route: HAS_SPARE_API ? apiRoute : undefined,
  sendsKeys: config.sendsIdempotencyKey,
  getToken: readToken,
  onSessionEnded: leaveEndedSession,
  onBusy: countBusy,
});

/** The site's one sender, connected to session and overlay. Only `model/send.ts` imports it, and does so on demand. */
export const send = SENDS_REPORTS ? watchSend(own) : own;

/** Fetches what a call needs, so that it can be sent at once when it is made. */
export function prepare(name: CallName): Promise<unknown> {
  return Promise.all([findCall(name), loadTransport()]);
}
