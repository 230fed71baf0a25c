/**
 * The part of the head's script that sends the screen's first call: the answer comes while the scripts that show it are still on their
 * way (docs/decisions/032-first-call-in-the-head.md#decision).
 */
import { addressOf, fetchAnswer, TIMEOUT_MS } from '../api/request.ts';
import { apiBases } from '../config.ts';
import { pageData } from '../protocol.ts';
import { decodeSegment } from '../routes/paths.ts';
import { readApiBase } from '../stores/api-base.ts';
import { sessionValues } from '../stores/storage.ts';
import { knownTicketId } from '../stores/ticket-id-kind.ts';

/** Sends it, if the screen has one. Whatever goes wrong, the client finds out about, or sends the call itself. */
export function sendFirstCall(): void {
  const { firstCall, firstBody } = pageData();
  const body = firstCall && (firstBody ?? bodyWithId());
  if (!body) return;
  const request = {
    address: addressOf(HAS_SPARE_API ? readApiBase(apiBases) : apiBases[0], firstCall),
    body,
    token: sessionValues.get('token'),
  };
  // Older browsers can't end a call by the clock.
  const answer = fetchAnswer(request, AbortSignal.timeout?.(TIMEOUT_MS));
  // Whoever takes the answer over hears of a failure; nobody may.
  answer.catch(() => {});
  globalThis.firstCall = { ...request, answer };
}

/** What asks for the id after the screen's own path, or in the query on a host without rewrites (docs/behaviour/addresses.md#ticket-addresses). */
function bodyWithId(): string | undefined {
  const [, , , segment] = location.pathname.split('/');
  const text = segment ? decodeSegment(segment) : new URLSearchParams(location.search).get('id');
  const id = text ? knownTicketId(text) : undefined;
  return id === undefined ? id : JSON.stringify({ id });
}
