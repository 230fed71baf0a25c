/** A call as it goes over the wire (docs/api.md#making-a-call). */
export interface CallRequest {
  address: string;
  body: string;
  /** The bare token; undefined for visitors. */
  token: string | undefined;
}

/** A call that has been sent before the client was there. */
interface EarlyCall extends CallRequest {
  answer: Promise<Response>;
}

declare global {
  /** The call that the head's script has sent (`head/first-call.ts`), until the client takes its answer over. */
  var firstCall: EarlyCall | undefined;
}

/** Long, because slow networks are normal here; a server that stays silent for longer is not. */
export const TIMEOUT_MS = 30_000;

/**
 * How every call is sent. `same-origin`, because a call without credentials may not share the page's connection, and a new one costs
 * two round trips; the site sets no cookies.
 */
export const SENT_WITH = { cache: 'no-store', credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const;

/** The address of a call. */
export function addressOf(apiBase: string, name: string): string {
  return `${apiBase}/Website/${name}`;
}

/** The headers of a request. */
export function headersOf({ token }: CallRequest): Record<string, string> {
  return { 'content-type': 'application/json', ...(token && { authorization: token }) };
}

/** Sends a request by the browser's own `fetch`, for which no code has to be loaded. */
export function fetchAnswer(request: CallRequest, signal: AbortSignal | undefined): Promise<Response> {
  const { address, body } = request;
  return fetch(address, { method: 'POST', headers: headersOf(request), body, signal: signal ?? null, ...SENT_WITH });
}
