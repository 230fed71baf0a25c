import * as v from 'valibot';
import { type AnyCall, type BeanOf, decodeMessage, Wrapper } from '../contract/call.ts';
import { CALLS, type CallName, type Calls, type PayloadOf } from '../contract/calls.ts';
import { type Ask, createFailover, type FailoverSetup, type Limits } from './failover.ts';
import { ContractBroken, NetworkFailure, ServerRefusal, SessionEnded } from './failures.ts';
import { loadCode } from './load-code.ts';
import type { FileOptions } from './post-file.ts';
import { addressOf, type CallRequest, fetchAnswer, headersOf, SENT_WITH, TIMEOUT_MS } from './request.ts';

/** What the site gives the client, which itself knows no store, no storage and no page. */
export interface ClientSetup {
  /** The address before `/Website/…`; the only one, unless there are `addresses`. */
  apiBase: string;
  /** Several addresses, to fail over from one to another. */
  addresses?: Omit<FailoverSetup, 'checkAlive'> | undefined;
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
export interface SendOptions extends FileOptions {
  /** False keeps the loading overlay away (docs/behaviour/chrome.md#overlay); true by default. */
  overlay?: boolean;
  /** Names what must not happen twice; the same key says that it is the same (docs/api.md#idempotency-key). Sent only where the API takes it. */
  key?: string;
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

/** What came back for a call. */
interface Answer {
  text: string;
  /** The `Date` header; null where the browser does not show it. */
  date: string | null;
}

/** Of how many odd values in a reply the console is told. */
const NAMED_AT_MOST = 20;

/** Makes the site's only client (docs/api.md#making-a-call; why only one: docs/decisions/009-one-sender.md#decision). */
export function createClient({ apiBase, addresses, sendsKeys, getToken, onSessionEnded, onBusy }: ClientSetup): Send {
  const failover = HAS_SPARE_API && addresses && createFailover({ ...addresses, checkAlive });
  return async (name, payload, { overlay = true, ...options } = {}) => {
    if (overlay) onBusy(true);
    try {
      const call: AnyCall = CALLS[name];
      const token = getToken();
      const attempt: Ask<Answer> = (base, limits) => {
        const request = { address: addressOf(base, name), body: JSON.stringify(payload), token };
        if ('file' in payload && payload.file instanceof File) return postForm(request, payload.file, options);
        return read(post(call, request, limits, sendsKeys ? options.key : undefined));
      };
      const { text, date } = failover
        ? await failover(call, attempt, options.signal)
        : await attempt(apiBase, { waitMs: TIMEOUT_MS, signal: options.signal });
      options.onDate?.(date);
      // The session that asked may be over: the next one may be somebody else's. It is not told what was asked before, and the logout
      // flag in such an answer does not end it.
      if (token && getToken() !== token) throw new SessionEnded();
      return readAnswer(CALLS[name], text, onSessionEnded);
    } finally {
      if (overlay) onBusy(false);
    }
  };
}

/** Fetches the code that makes calls which act, so that the first press need not wait for it. */
export function loadKy(): Promise<typeof import('ky')> {
  return loadCode(() => import('ky'));
}

/**
 * Sends a call: what acts by ky, what reads by the browser's own `fetch`, so that what somebody came for needs no more code; the head's
 * script may have done so already (docs/decisions/032-first-call-in-the-head.md#decision).
 */
async function post(call: AnyCall, request: CallRequest, limits: Limits, key: string | undefined): Promise<Response> {
  if (call.isRead) return takeEarly(request) ?? fetchAnswer(request, ending(limits));
  const { default: ky } = await loadKy();
  return ky.post(request.address, {
    body: request.body,
    // The key is a text in quotation marks, as the draft of the header's standard wants it.
    headers: { ...headersOf(request), ...(key && { 'idempotency-key': `"${key}"` }) },
    // Sending an order or a ticket twice is worse than making the visitor press the button again.
    retry: 0,
    throwHttpErrors: false,
    timeout: limits.waitMs,
    ...(limits.signal && { signal: limits.signal }),
    ...SENT_WITH,
  });
}

/** The answer to the call that the head's script has sent, if it is this very one: once, so that a second try is sent anew. */
function takeEarly({ address, body, token }: CallRequest): Promise<Response> | undefined {
  const call = globalThis.firstCall;
  if (call?.address !== address || call.body !== body || call.token !== token) return undefined;
  globalThis.firstCall = undefined;
  return call.answer;
}

/** Sends a file; the code for it comes with the first one. */
async function postForm(request: CallRequest, file: File, options: FileOptions): Promise<Answer> {
  const { postFile } = await loadCode(() => import('./post-file.ts'));
  return { text: await postFile(request, file, options), date: null };
}

/** Asks an address of the API whether it is there, by the smallest call that only reads, and without saying who asks. */
const checkAlive: Ask<unknown> = (base, limits) =>
  read(fetchAnswer({ address: addressOf(base, 'activityCheck'), body: '{}', token: undefined }, ending(limits)));

/** The signal that ends a call by the clock or by its caller; by the caller alone where the browser can't join the two. */
function ending({ waitMs, signal }: Limits): AbortSignal | undefined {
  const clock = AbortSignal.timeout?.(waitMs);
  return signal && clock ? (AbortSignal.any?.([signal, clock]) ?? signal) : (signal ?? clock);
}

/** Reads what came back. Throws `NetworkFailure`, or the abort error of the call's signal, because its caller wanted it. */
async function read(answer: Promise<Response>): Promise<Answer> {
  try {
    const response = await answer;
    if (!response.ok) throw new NetworkFailure({ kind: 'status', status: response.status });
    return { text: await response.text(), date: response.headers.get('date') };
  } catch (error) {
    const name = error instanceof Error && error.name;
    if (name === 'TimeoutError') throw new NetworkFailure({ kind: 'timeout' }, { cause: error });
    // If the connection breaks while the answer is read, browsers throw a TypeError of their own.
    if (name !== 'NetworkError' && !(error instanceof TypeError)) throw error;
    throw new NetworkFailure({ kind: navigator.onLine === false ? 'offline' : 'unreachable' }, { cause: error });
  }
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
