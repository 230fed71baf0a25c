import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as v from 'valibot';
import { type AnyCall, type BeanOf, decodeMessage, type PayloadOf, Wrapper } from '../contract/call.ts';
import { type CallName, type Calls, findCall } from '../contract/find-call.ts';
import { ContractBroken, NetworkFailure, ServerRefusal, SessionEnded } from './failures.ts';
import { loadCode } from './load-code.ts';

/** What the site gives the sender, which itself knows no store, no storage and no page. */
export interface SenderSetup {
  /** The address before `/Website/…`. */
  apiBase: string;
  /** Does the API take an `Idempotency-Key` (docs/api.md#idempotency-key)? False by default. */
  sendsKeys?: boolean;
  /** The session's token, read again for each call. */
  getToken(): string | undefined;
  /**
   * Called when an answer carries the logout flag. Returns whether this ended a session: then the call fails with `SessionEnded`,
   * otherwise the rest of the answer counts as usual.
   */
  onSessionEnded(): boolean;
  /** Called with true when a call that shows the overlay starts, and with false when it ends. */
  onBusy(isBusy: boolean): void;
}

/** How one call is made. */
export interface SendOptions {
  /** False keeps the loading overlay away (docs/behaviour/chrome.md#overlay); true by default. */
  overlay?: boolean;
  /** Names what must not happen twice; the same key says that it is the same (docs/api.md#idempotency-key). Sent only where the API takes it. */
  key?: string;
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Called with the answer's `Date` header, where the browser shows it (docs/api.md#server-time). */
  onDate?(date: string | null): void;
}

/**
 * Makes a call by its name and returns its bean. Throws one of `failures.ts`, or the abort error of `signal`.
 *
 * @example const { data } = await send('login', { account, password });
 */
export type Send = <Name extends CallName>(
  name: Name,
  payload: PayloadOf<Calls[Name]>,
  options?: SendOptions,
) => Promise<BeanOf<Calls[Name]>>;

/** Long, because slow networks are normal here; a server that stays silent for longer is not. */
const TIMEOUT_MS = 30_000;

/** Of how many odd values in a reply the console is told. */
const NAMED_AT_MOST = 20;

/** Makes the site's only sender (docs/api.md#making-a-call; why only one: docs/decisions/009-one-sender.md#decision). */
export function createSend({ apiBase, sendsKeys = false, getToken, onSessionEnded, onBusy }: SenderSetup): Send {
  const client = ky.create({
    // Sending an order or a ticket twice is worse than making the visitor press the button again.
    retry: 0,
    timeout: TIMEOUT_MS,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

  return async (name, payload, { overlay = true, key, signal, onDate } = {}) => {
    if (overlay) onBusy(true);
    try {
      // First, so that nothing has been sent if it can't be fetched.
      const call = await loadCode(() => findCall(name));
      const token = getToken();
      const answer = client.post(`${apiBase}/Website/${name}`, {
        json: payload,
        headers: {
          ...(token && { authorization: token }),
          // A text in quotation marks, as the draft of the header's standard wants it.
          ...(sendsKeys && key && { 'idempotency-key': `"${key}"` }),
        },
        ...(signal && { signal }),
      });
      const text = await answer.text().catch((error: unknown) => {
        throw nameFailure(error);
      });
      onDate?.((await answer).headers.get('date'));
      checkSession(token, getToken);
      return readAnswer(call, text, onSessionEnded);
    } finally {
      if (overlay) onBusy(false);
    }
  };
}

/**
 * Throws `SessionEnded` if the session that made a call with `token` is over when the answer comes: the next one may be somebody
 * else's. It is not told what was asked before, and the logout flag in such an answer does not end it.
 */
export function checkSession(token: string | undefined, getToken: SenderSetup['getToken']): void {
  if (token && getToken() !== token) throw new SessionEnded();
}

/** Unwraps an answer and checks its bean. Throws `ServerRefusal`, `SessionEnded` or `ContractBroken`. */
export function readAnswer<C extends AnyCall>(call: C, text: string, onSessionEnded: () => boolean): BeanOf<C> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ContractBroken(call.name, ['the answer is not JSON']);
  }
  const { code, bean, logout, msg } = parse(call.name, Wrapper, json);
  if (logout && onSessionEnded()) throw new SessionEnded();
  if (code !== 200) throw new ServerRefusal(code, typeof bean === 'string' && bean.trim() ? bean : decodeMessage(msg));
  return parse(call.name, call.bean, bean);
}

/** Turns ky's error into one of ours. An abort stays as it is, because the caller wanted it. */
function nameFailure(error: unknown): unknown {
  if (isHTTPError(error))
    return new NetworkFailure({ kind: 'status', status: error.response.status }, { cause: error });
  if (isTimeoutError(error)) return new NetworkFailure({ kind: 'timeout' }, { cause: error });
  // If the connection breaks while the answer is read, browsers throw a TypeError of their own.
  if (isNetworkError(error) || error instanceof TypeError) {
    return new NetworkFailure({ kind: navigator.onLine === false ? 'offline' : 'unreachable' }, { cause: error });
  }
  return error;
}

/**
 * Reads a value by its schema. What could not be used of it is left out and named in the console, by field and never by value; throws
 * `ContractBroken` if the rest is of no use (docs/decisions/007-tolerant-reading.md#decision).
 */
function parse<S extends v.GenericSchema>(name: string, schema: S, value: unknown): v.InferOutput<S> {
  const { typed, output, issues = [] } = v.safeParse(schema, value);
  const odd = issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'bean';
    if (issue.input === undefined) return `${place}: is missing`;
    const got = issue.input === null ? 'null' : Array.isArray(issue.input) ? 'a list' : typeof issue.input;
    return `${place}: expected ${issue.expected}, got ${got}`;
  });
  const told =
    odd.length > NAMED_AT_MOST ? [...odd.slice(0, NAMED_AT_MOST), `and ${odd.length - NAMED_AT_MOST} more`] : odd;
  if (!typed) throw new ContractBroken(name, told);
  if (told.length > 0) console.warn(`${name}, not understood: ${told.join('; ')}`);
  return output;
}
