/** A call as it goes over the wire (docs/api.md#making-a-call). */
export interface CallRequest {
  address: string;
  body: string;
  /** The bare token; undefined for visitors. */
  token: string | undefined;
}

/** How long a call waits for its answer, and what ends it before. */
export interface Limits {
  waitMs: number;
  signal: AbortSignal | undefined;
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
