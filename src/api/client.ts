import * as v from 'valibot';
import { type AnyCall, type BeanOf, decodeMessage, Wrapper } from '#contract/call.ts';
import { CALLS, type CallName, type Calls, type PayloadOf } from '#contract/calls.ts';
import { type Ask, createFailover, type FailoverSetup, type Limits } from './failover.ts';
import {
  ContractBroken,
  NetworkFailure,
  rejectAsUnsent,
  ServerRefusal,
  SessionEnded,
  statusFailure,
} from './failures.ts';
import { loadCode } from './lazy-code.ts';
import type { FileOptions } from './post-file.ts';
import { addressOf, type CallRequest, fetchAnswer, headersOf, SENT_WITH, TIMEOUT_MS } from './request.ts';

/** The parts that the site passes to the client. The client itself knows no store, no storage and no page. */
export interface ClientSetup {
  /** The address before `/Website/…`. It is the only one unless `addresses` is set. */
  apiBase: string;
  /** Several addresses, between which the client fails over. */
  addresses?: Omit<FailoverSetup, 'checkAlive'> | undefined;
  /** True if the API takes an `Idempotency-Key` (docs/api.md#idempotency-key); false by default. */
  sendsKeys?: boolean;
  /** The session's token, read again for each call. */
  getToken(): string | undefined;
  /** True if the page belongs to a member whose token the browser has lost. */
  isTokenLost?(): boolean;
  /** Called when the answer to a member's call carries the logout flag. Of other calls the flag means nothing. */
  onSessionEnded(): void;
  /** Called with true when a call that shows the overlay starts, and with false when it ends. */
  onBusy(isBusy: boolean): void;
  /**
   * Called with the `Date` header of each answer. It is null if the browser does not show the header
   * (docs/api.md#server-time).
   */
  onDate?(date: string | null): void;
}

/** Options of one call. */
export interface SendOptions extends FileOptions {
  /** False keeps the loading overlay hidden (docs/behaviour/chrome.md#overlay); true by default. */
  overlay?: boolean;
  /** The idempotency key of an action that must not happen twice (docs/api.md#idempotency-key). */
  key?: string;
}

/**
 * Makes a call by its name and returns its bean. Throws an error of `failures.ts`, or the abort error of `signal`.
 * @example const { data } = await send('login', { account, password });
 */
export type Send = <Name extends CallName>(
  name: Name,
  payload: PayloadOf<Calls[Name]>,
  options?: SendOptions,
) => Promise<BeanOf<Calls[Name]>>;

/** The text and the date of a call's answer. */
interface Answer {
  text: string;
  /** The `Date` header; null if the browser does not show it. */
  date: string | null;
}

/** The console names at most this many odd values of one reply. */
const NAMED_AT_MOST = 20;

/** Makes the site's only client (docs/api.md#making-a-call, docs/decisions/032-first-call-in-the-head.md#decision). */
export function createClient(setup: ClientSetup): Send {
  const { apiBase, addresses, sendsKeys, getToken, isTokenLost, onSessionEnded, onBusy, onDate } = setup;
  const failover = HAS_SPARE_API && addresses && createFailover({ ...addresses, checkAlive });
  return async (name, payload, { overlay = true, ...options } = {}) => {
    if (overlay) onBusy(true);
    try {
      const call: AnyCall = CALLS[name];
      const token = getToken();
      const isMembers = token !== undefined || isTokenLost?.();
      const attempt: Ask<Answer> = (base, limits) => {
        const request = { address: addressOf(base, name), body: JSON.stringify(payload), token };
        if ('file' in payload && payload.file instanceof File) return postForm(request, payload.file, options);
        return read(post(call, { ...request, key: sendsKeys ? options.key : undefined }, limits));
      };
      const limits: Limits = { waitMs: TIMEOUT_MS, signal: options.signal };
      // The browser says that there is no network, but it may be wrong. So send a read first. If the read fails, the call
      // itself was never sent.
      if (!failover && !call.isRead && navigator.onLine === false)
        await checkAlive(apiBase, limits).catch(rejectAsUnsent);
      const { text, date } = failover ? await failover(call, attempt, options.signal) : await attempt(apiBase, limits);
      onDate?.(date);
      // The session that made the call may be over, and the next session may belong to another person. That person must
      // not see the answer, and its logout flag must not end their session.
      if (token && getToken() !== token) throw new SessionEnded();
      return readAnswer(CALLS[name], text, isMembers ? onSessionEnded : undefined);
    } finally {
      if (overlay) onBusy(false);
    }
  };
}

/**
 * Fetches the code for calls that change something. Call this early, so that the first press does not wait for the code.
 */
export function loadKy(): Promise<typeof import('ky')> {
  return loadCode(() => import('ky'));
}

/**
 * Sends a call. A call that only reads uses the browser's own `fetch`, so that a screen's content needs no further code.
 * If the head's script has already made the same call, its answer is used. All other calls use ky. The customer
 * prescribes ky (docs/dependencies.md). Its features are switched off below, because each would change what is sent.
 */
async function post(call: AnyCall, request: CallRequest, limits: Limits): Promise<Response> {
  if (call.isRead) return takeEarly(request) ?? fetchAnswer(request, ending(limits));
  const { default: ky } = await loadKy();
  return ky.post(request.address, {
    body: request.body,
    headers: headersOf(request),
    // Never retry: a second order or ticket is worse than a second press of the button.
    retry: 0,
    throwHttpErrors: false,
    // The limit of ky ends with the headers of the answer. The signal limits the body as well.
    timeout: false,
    signal: ending(limits),
    ...SENT_WITH,
  });
}

/**
 * The answer to the call that the head's script has sent, if it is the same call. Each answer is taken once, so a retry
 * makes a new call.
 */
function takeEarly({ address, body, token }: CallRequest): Promise<Response> | undefined {
  const call = globalThis.firstCall;
  if (call?.address !== address || call.body !== body || call.token !== token) return undefined;
  globalThis.firstCall = undefined;
  return call.answer;
}

/** Sends a file. The code for this is loaded with the first file. */
async function postForm(request: CallRequest, file: File, options: FileOptions): Promise<Answer> {
  const { postFile } = await loadCode(() => import('./post-file.ts'));
  return { text: await postFile(request, file, options), date: null };
}

/** Checks whether an address of the API is up. It makes the smallest call that only reads, without the token. */
const checkAlive: Ask<unknown> = (base, limits) =>
  read(fetchAnswer({ address: addressOf(base, 'activityCheck'), body: '{}', token: undefined }, ending(limits)));

/**
 * Returns a signal that ends a call on a timeout or when its caller aborts. The limit includes the answer's body.
 * `AbortSignal.any` would do the same, but browsers of 2023 lack it.
 */
function ending({ waitMs, signal }: Limits): AbortSignal {
  const clock = AbortSignal.timeout(waitMs);
  if (!signal) return clock;
  const either = new AbortController();
  for (const one of [signal, clock]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason));
  }
  return either.signal;
}

/** Reads the answer. Throws `NetworkFailure`, or the abort error of the caller. */
async function read(answer: Promise<Response>): Promise<Answer> {
  try {
    const response = await answer;
    if (!response.ok) throw statusFailure(response.status, response.headers.get('retry-after'));
    return { text: await response.text(), date: response.headers.get('date') };
  } catch (error) {
    const name = error instanceof Error && error.name;
    if (name === 'TimeoutError') throw new NetworkFailure({ kind: 'timeout' }, { cause: error });
    // Browsers throw a plain TypeError if they can't connect, or if the connection breaks while they read the answer.
    if (name !== 'NetworkError' && !(error instanceof TypeError)) throw error;
    throw new NetworkFailure({ kind: navigator.onLine === false ? 'offline' : 'unreachable' }, { cause: error });
  }
}

/**
 * Puts whole numbers of more than 15 digits into quotation marks, because the browser would round them as numbers.
 * Servers written in Java have ids of this length.
 *
 * @example withExactIds('{"id":1730000000000000513}') // '{"id":"1730000000000000513"}'
 */
function withExactIds(json: string): string {
  // The pattern also matches texts, so that digits inside texts stay unchanged. A text without an end reaches to the end
  // of the answer, so that a broken answer takes no longer.
  const parts = /"(?:[^"\\]|\\.)*(?:"|\\?$)|-?\d[\d.eE+-]*/gs;
  return json.replace(parts, (part) => (/^-?\d{16,}$/.test(part) ? `"${part}"` : part));
}

/** Unwraps an answer and checks its bean. Throws `ServerRefusal`, `SessionEnded` or `ContractBroken`. */
export function readAnswer<C extends AnyCall>(call: C, text: string, onSessionEnded?: () => void): BeanOf<C> {
  let json: unknown;
  try {
    json = JSON.parse(withExactIds(text));
  } catch {
    throw new ContractBroken(call.name, ['the answer is not JSON']);
  }
  const { code, bean, logout, msg } = parse(call.name, Wrapper, json);
  if (logout && onSessionEnded) {
    onSessionEnded();
    throw new SessionEnded();
  }
  if (code !== 200) throw new ServerRefusal(code, typeof bean === 'string' && bean.trim() ? bean : decodeMessage(msg));
  return parse(call.name, call.bean, bean);
}

/**
 * Reads a value by its schema. Unusable parts are left out. The console names them by field and never shows their values.
 * Throws `ContractBroken` if the rest is not enough (docs/decisions/007-tolerant-reading.md#decision).
 */
function parse<S extends v.GenericSchema>(name: string, schema: S, value: unknown): v.InferOutput<S> {
  const { typed, output, issues = [] } = v.safeParse(schema, value);
  const odd = issues.map((issue) => {
    const place = v.getDotPath(issue) ?? 'bean';
    if (issue.input === undefined) return `${place}: is missing`;
    const got = Array.isArray(issue.input) ? 'a list' : typeof issue.input;
    return `${place}: expected ${issue.expected}, got ${issue.input === null ? 'null' : got}`;
  });
  const told =
    odd.length > NAMED_AT_MOST ? [...odd.slice(0, NAMED_AT_MOST), `and ${odd.length - NAMED_AT_MOST} more`] : odd;
  if (!typed) throw new ContractBroken(name, told);
  if (told.length > 0) console.warn(`${name}, not understood: ${told.join('; ')}`);
  return output;
}
