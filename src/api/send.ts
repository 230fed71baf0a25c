import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as v from 'valibot';
import { type AnyCall, type BeanOf, decodeMessage, type PayloadOf, Wrapper } from '../contract/call.ts';
import { type CallName, type Calls, findCall } from '../contract/find-call.ts';
import { ContractBroken, NetworkFailure, ServerRefusal, SessionEnded } from './failures.ts';
import { loadCode } from './load-code.ts';

/** What the sender takes from the site: it knows no store, no storage and no page. */
export interface SenderSetup {
  /** Address that `/Website/…` is added to. */
  apiBase: string;
  /** The session's token, asked for anew with each call. */
  getToken(): string | undefined;
  /**
   * Called once when an answer carries the logout flag. Answers whether a session ended by it: then the call fails with
   * `SessionEnded`, else the answer speaks for itself.
   */
  onSessionEnded(): boolean;
  /** Called with true when a call starts that the overlay is to cover, and with false when it ends. */
  onBusy(isBusy: boolean): void;
}

/** How one call is made. */
export interface SendOptions {
  /** False keeps the loading overlay away (spec §7); true by default. */
  overlay?: boolean;
  /** Ends the call early. */
  signal?: AbortSignal;
}

/**
 * Makes a call by its name and answers its bean. Throws one of `failures.ts`, nothing else.
 *
 * @example const { data } = await send('login', { account, password });
 */
export type Send = <Name extends CallName>(
  name: Name,
  payload: PayloadOf<Calls[Name]>,
  options?: SendOptions,
) => Promise<BeanOf<Calls[Name]>>;

/** A slow network is normal here, a server that says nothing for this long is not. */
const TIMEOUT_MS = 30_000;

/** Makes the site's only sender (spec §7). */
export function createSend({ apiBase, getToken, onSessionEnded, onBusy }: SenderSetup): Send {
  const client = ky.create({
    // Sending an order or a ticket twice is worse than asking again by hand.
    retry: 0,
    timeout: TIMEOUT_MS,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

  return async (name, payload, { overlay = true, signal } = {}) => {
    if (overlay) onBusy(true);
    try {
      // First, so that nothing has been sent when it can't be had.
      const call = await loadCode(() => findCall(name));
      const token = getToken();
      const text = await client
        .post(`${apiBase}/Website/${name}`, {
          json: payload,
          ...(token && { headers: { authorization: token } }),
          ...(signal && { signal }),
        })
        .text()
        .catch((error: unknown) => {
          throw nameFailure(error);
        });
      return readAnswer(call, text, onSessionEnded);
    } finally {
      if (overlay) onBusy(false);
    }
  };
}

/** Takes an answer's wrapper off and checks its bean. Throws a refusal, the session's end, or `ContractBroken`. */
export function readAnswer<C extends AnyCall>(call: C, text: string, onSessionEnded: () => boolean): BeanOf<C> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ContractBroken(call.name, ['the answer is not JSON']);
  }
  const { code, bean, logout, msg } = parse(call.name, Wrapper, json);
  if (logout && onSessionEnded()) throw new SessionEnded();
  if (code !== 200) throw new ServerRefusal(code, typeof bean === 'string' && bean ? bean : decodeMessage(msg));
  return parse(call.name, call.bean, bean);
}

/** A failed request as one of ours. An aborted one stays what it is: it was wanted. */
function nameFailure(error: unknown): unknown {
  if (isHTTPError(error))
    return new NetworkFailure({ kind: 'status', status: error.response.status }, { cause: error });
  if (isTimeoutError(error)) return new NetworkFailure({ kind: 'timeout' }, { cause: error });
  // An answer that breaks off while it is read comes as the browser's own TypeError.
  if (isNetworkError(error) || error instanceof TypeError) {
    return new NetworkFailure({ kind: navigator.onLine === false ? 'offline' : 'unreachable' }, { cause: error });
  }
  return error;
}

function parse<S extends v.GenericSchema>(name: string, schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ContractBroken(
    name,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'bean'}: ${issue.message}`),
  );
}
