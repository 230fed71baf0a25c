import '../protocol.ts';
import { type CallRequest, headersOf, SENT_WITH, TIMEOUT_MS } from './request.ts';

/** Sends a call by the browser's own `fetch`, for which no code has to be loaded (docs/decisions/032-first-call-in-the-head.md#decision). */
export function sendAhead(request: CallRequest): Promise<Response> {
  const answer = fetch(request.address, {
    method: 'POST',
    headers: headersOf(request),
    body: request.body,
    // Older browsers can't end a call by the clock.
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
    ...SENT_WITH,
  });
  // Whoever takes the answer over hears of a failure; nobody may.
  answer.catch(() => {});
  return answer;
}

/** The answer to the call that the head's script has sent, if it is this very one: once, so that a second try is sent anew. */
export function takeAhead({ address, body, token }: CallRequest): Promise<Response> | undefined {
  const call = globalThis.aheadCall;
  if (call?.address !== address || call.body !== body || call.token !== token) return undefined;
  globalThis.aheadCall = undefined;
  return call.answer;
}
