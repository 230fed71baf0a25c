import * as v from 'valibot';
import { type AnyCall, type BeanOf, decodeMessage, type PayloadOf, Wrapper } from '../contract/call.ts';
import { type CallName, type Calls, findCall } from '../contract/find-call.ts';
import { sendAhead, takeAhead } from './ahead.ts';
import { ContractBroken, ServerRefusal, SessionEnded } from './failures.ts';
import { loadCode } from './load-code.ts';
import { httpFailure, noAnswer } from './no-answer.ts';
import { addressOf, TIMEOUT_MS } from './request.ts';
import type { Attempt, Route } from './route.ts';
import type { Answer } from './transport.ts';

/** What the site gives the sender, which itself knows no store, no storage and no page. */
export interface SenderSetup {
  /** The address before `/Website/…`; the only one, unless there is a `route`. */
  apiBase: string;
  /** Chooses among several addresses. */
  route?: Route | undefined;
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
  /**
   * Sends it by the browser's own means, without the code that all other calls need: for a read that a page makes by itself, where
   * no other call may follow. False by default.
   */
  isPlain?: boolean;
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

/** Of how many odd values in a reply the console is told. */
const NAMED_AT_MOST = 20;

/** Makes the site's only sender (docs/api.md#making-a-call; why only one: docs/decisions/009-one-sender.md#decision). */
export function createSend({ apiBase, route, sendsKeys = false, getToken, onSessionEnded, onBusy }: SenderSetup): Send {
  return async (name, payload, { overlay = true, isPlain = false, key, signal, onDate } = {}) => {
    if (overlay) onBusy(true);
    try {
      // First, so that nothing has been sent if it can't be fetched.
      const call = await loadCode(() => findCall(name));
      const token = getToken();
      const body = JSON.stringify(payload);
      const attempt: Attempt<Answer> = async (base, limits) => {
        const request = { address: addressOf(base, name), body, token };
        const taken = takeAhead(request);
        const ahead = taken ?? (isPlain ? sendAhead(request) : undefined);
        if (!ahead) return (await loadTransport()).post(request, limits, sendsKeys ? key : undefined);
        const answer = await readAhead(ahead);
        // The screen's other calls will need it. If it doesn't come they say so.
        if (taken && !isPlain) loadTransport().catch(() => {});
        return answer;
      };
      const { text, date } = route
        ? await route(name, attempt, signal)
        : await attempt(apiBase, { waitMs: TIMEOUT_MS, signal });
      onDate?.(date);
      checkSession(token, getToken);
      return readAnswer(call, text, onSessionEnded);
    } finally {
      if (overlay) onBusy(false);
    }
  };
}

/** Fetches the code that sends all calls but the first of a page. Throws `NetworkFailure` if it can't be fetched. */
export function loadTransport(): Promise<typeof import('./transport.ts')> {
  return loadCode(() => import('./transport.ts'));
}

/** Reads the answer to a call that was sent by the browser's own means. Throws `NetworkFailure`. */
async function readAhead(answer: Promise<Response>): Promise<Answer> {
  try {
    const response = await answer;
    if (!response.ok) throw httpFailure(response.status);
    return { text: await response.text(), date: response.headers.get('date') };
  } catch (error) {
    throw noAnswer(error);
  }
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
