/** A call as it is sent over the network (docs/api.md#making-a-call). */
export interface CallRequest {
  address: string;
  body: string;
  /** The bare token; undefined for visitors without a session. */
  token: string | undefined;
  /** The idempotency key of an action that must not happen twice (docs/api.md#idempotency-key). */
  key?: string | undefined;
}

/** Milliseconds that a call waits for its answer. The time is long, because many visitors have slow networks. */
export const TIMEOUT_MS = 30_000;

/**
 * Options of every call. A call without credentials could not use the page's connection, and a new connection costs two
 * round trips. So `credentials` is `same-origin`. The site sets no cookies, so none are sent.
 */
export const SENT_WITH = { cache: 'no-store', credentials: 'same-origin', referrerPolicy: 'no-referrer' } as const;

/** The address of a call. */
export function addressOf(apiBase: string, name: string): string {
  return `${apiBase}/Website/${name}`;
}

/** The headers of a request. */
export function headersOf({ token, key }: CallRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token && { authorization: token }),
    // The draft standard for this header demands quotation marks around the key.
    ...(key && { 'idempotency-key': `"${key}"` }),
  };
}

/** Sends a request with the browser's own `fetch`, which needs no further code. */
export function fetchAnswer(request: CallRequest, signal: AbortSignal | undefined): Promise<Response> {
  const { address, body } = request;
  return fetch(address, { method: 'POST', headers: headersOf(request), body, signal: signal ?? null, ...SENT_WITH });
}
