import type { AnyCall } from '#contract/call.ts';
import { NetworkFailure, rejectAsUnsent } from './failures.ts';
import { TIMEOUT_MS } from './request.ts';

/** The limits of a call: the milliseconds that it waits for its answer, and a signal that ends it earlier. */
export interface Limits {
  waitMs: number;
  signal: AbortSignal | undefined;
}

/** Sends a call to one address of the API. Rejects with a `NetworkFailure`, or with the abort error of the signal. */
export type Ask<Answer> = (apiBase: string, limits: Limits) => Promise<Answer>;

/**
 * Makes a call at one of the API's addresses (docs/api.md#several-addresses). A call that only reads goes to the address
 * that answered last. If that address can't be reached, the call goes to the others. Any other call is sent once, to an
 * address that has just answered. If no address has answered, the failure says that nothing was sent.
 */
export type Failover = <Answer>(
  call: Pick<AnyCall, 'isRead'>,
  attempt: Ask<Answer>,
  signal?: AbortSignal,
) => Promise<Answer>;

/** The parts that failover needs from its caller. */
export interface FailoverSetup {
  /** All addresses before `/Website/…`, the first choice first. */
  bases: readonly string[];
  /** The address that this tab uses, and a function to change it. */
  memory: { get(): string; set(base: string): void };
  /** A clock in milliseconds that nobody can set, so that it never jumps. */
  nowMs(): number;
  /** Checks whether an address is up, with a call that only reads. */
  checkAlive: Ask<unknown>;
}

/** Milliseconds without an answer after which the next address is asked as well. Slow networks usually answer faster. */
const PATIENCE_MS = 5_000;

/**
 * Milliseconds for which an address counts as up after its last answer. The time is short, because connections break
 * while people type.
 */
const FRESH_MS = 10_000;

/** Milliseconds that an address has to answer the check before an action that must not happen twice. */
const CHECK_MS = 10_000;

/** The result of a call to an address: an answer, or a failure that every other address would give as well. */
type Reply<Answer> = { base: string; answer: Answer } | { base: string; failure: unknown };

/** Chooses among several addresses of the API (docs/decisions/030-several-addresses.md#decision). */
export function createFailover({ bases, memory, nowMs, checkAlive }: FailoverSetup): Failover {
  const heardMs = new Map<string, number>();
  const heard = (base: string): void => {
    heardMs.set(base, nowMs());
    if (base !== memory.get()) memory.set(base);
  };
  const isFresh = (base: string): boolean =>
    navigator.onLine !== false && nowMs() - (heardMs.get(base) ?? Number.NEGATIVE_INFINITY) <= FRESH_MS;
  const search = async <Answer>(attempt: Ask<Answer>, waitMs: number, signal?: AbortSignal) => {
    const first = memory.get();
    const search = new AbortController();
    const end = (): void => search.abort(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    try {
      const order = [first, ...bases.filter((base) => base !== first)];
      const reply = await ask(order, (base) => attempt(base, { waitMs, signal: search.signal }));
      if (!('failure' in reply) || isStatus(reply.failure)) heard(reply.base);
      return reply;
    } finally {
      signal?.removeEventListener('abort', end);
      // Stop the calls to the other addresses, because their answers are no longer needed.
      search.abort();
    }
  };
  const findLive = async (signal?: AbortSignal): Promise<string> => {
    const kept = memory.get();
    if (isFresh(kept)) return kept;
    const reply = await search(checkAlive, CHECK_MS, signal).catch(rejectAsUnsent);
    if ('failure' in reply && !isStatus(reply.failure)) rejectAsUnsent(reply.failure);
    return reply.base;
  };
  return async ({ isRead }, attempt, signal) => {
    if (isRead) {
      const reply = await search(attempt, TIMEOUT_MS, signal);
      if ('failure' in reply) throw reply.failure;
      return reply.answer;
    }
    const base = await findLive(signal);
    try {
      const answer = await attempt(base, { waitMs: TIMEOUT_MS, signal });
      heard(base);
      return answer;
    } catch (failure) {
      if (!isStatus(failure)) heardMs.delete(base);
      throw failure;
    }
  };
}

/**
 * Asks the first address. If that address can't be reached or stays silent, asks the others as well. Returns the first
 * reply, or throws the last failure.
 */
async function ask<Answer>(
  [base = '', ...others]: readonly string[],
  attempt: (base: string) => Promise<Answer>,
): Promise<Reply<Answer>> {
  const own = attempt(base).then(
    (answer) => ({ base, answer }),
    (failure: unknown) => {
      if (isOutOfReach(failure)) throw failure;
      return { base, failure };
    },
  );
  if (others.length === 0) return own;
  const early = await withinPatience(own);
  return (
    early ??
    Promise.any([own, ask(others, attempt)]).catch(({ errors }: AggregateError) => {
      throw errors.at(-1);
    })
  );
}

/** Resolves to the promise's value, or to undefined if that takes longer than `PATIENCE_MS` or fails. */
function withinPatience<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    promise
      .catch(() => undefined)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}

/** Did the call get no answer although the device has a network? */
function isOutOfReach(failure: unknown): boolean {
  return failure instanceof NetworkFailure && /^(unreachable|timeout)$/.test(failure.reason.kind);
}

/** Did the address answer, if only with an HTTP error? */
function isStatus(failure: unknown): boolean {
  return failure instanceof NetworkFailure && failure.reason.kind === 'status';
}
