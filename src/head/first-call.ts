/**
 * The part of the head's script that sends the screen's first call. The answer can then arrive while the scripts that
 * show it are still loading (docs/decisions/032-first-call-in-the-head.md#decision).
 */
import { addressOf, fetchAnswer, TIMEOUT_MS } from '#api/request.ts';
import { apiBases } from '#config.ts';
import { EVENT_FIRST_CALL, pageData } from '#protocol.ts';
import { decodeSegment } from '#routes/paths.ts';
import { readApiBase } from '#stores/api-base.ts';
import { sessionValues } from '#stores/storage.ts';
import { knownTicketId } from '#stores/ticket-id-kind.ts';

/** Sends the first call, if the screen has one. If the call fails here, the client sends it again or reports the error. */
export function sendFirstCall(): void {
  const { firstCall, firstBody } = pageData();
  const body = firstCall && (firstBody ?? bodyWithId());
  if (!body) return;
  const request = {
    address: addressOf(HAS_SPARE_API ? readApiBase(apiBases) : apiBases[0], firstCall),
    body,
    token: sessionValues.get('token'),
  };
  // Older browsers lack this timeout. There the call has no time limit.
  const answer = fetchAnswer(request, AbortSignal.timeout?.(TIMEOUT_MS));
  // The client reports a failure when it takes the answer. This handler prevents an "unhandled rejection" if the client
  // never takes it.
  answer.catch(() => {});
  globalThis.firstCall = { ...request, answer };
  dispatchEvent(new Event(EVENT_FIRST_CALL));
}

/** The payload with the id from the address (docs/behaviour/addresses.md#ticket-addresses). */
function bodyWithId(): string | undefined {
  const [, , , segment] = location.pathname.split('/');
  const text = segment ? decodeSegment(segment) : new URLSearchParams(location.search).get('id');
  const id = text ? knownTicketId(text) : undefined;
  return id === undefined ? id : JSON.stringify({ id });
}
