import { NetworkFailure, ServerRefusal, SessionEnded, UnsafeAddress } from '#api/failures.ts';
import { randomId } from '#core/ids.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * An action that must not happen twice, in its stored form. It is stored before it is sent
 * (docs/decisions/027-attempts.md#decision).
 */
export interface Attempt {
  /** When the attempt was sent, in milliseconds since the epoch, by the device's clock. */
  atMs: number;
  /** The `Idempotency-Key`. It is empty once the server has said that it saw the key with a different payload. */
  key: string;
  /** A hash of the sent values, which recognises them without storing their text (`core/ids.ts`). */
  mark: string;
  /** A short text by which the sender recognises the attempt, such as a title. */
  label: string;
  /**
   * How far the attempt has got. `unknown`: it has no answer, and may still be on its way. `gone`: it is no longer on its
   * way, but was not confirmed either. `answered`: the server has confirmed it.
   */
  state: 'unknown' | 'gone' | 'answered';
}

/** The fields that any stored attempt must have (`core/has-fields.ts`). */
export const ATTEMPT_FIELDS = {
  atMs: 'number',
  key: 'string',
  mark: 'string',
  label: 'string',
  state: 'string',
} as const;

/** An attempt at an action of which an account has only one at a time. So only the last one is stored. */
export interface LastAttempt extends Attempt {
  /**
   * The number of actions of this kind that existed before, if they can be counted. One more means that this attempt
   * has arrived.
   */
  before: number;
}

/** Converts a stored attempt to its present form. Up to version 4.0.0 two fields held its state. */
export function inPresentForm(kept: unknown): Pick<Attempt, 'state'> {
  const { isAnswered, isOver, ...attempt } = Object(kept);
  const unanswered = isOver ? 'gone' : 'unknown';
  return { state: isAnswered ? 'answered' : unanswered, ...attempt };
}

/**
 * The outcome of an earlier attempt. `arrived`: the server has it. `absent`: the server does not have it. This is final
 * only once the attempt can no longer be on its way. `settled`: the next attempt takes the earlier one into account,
 * whatever its outcome. `unknown`: nobody can find out.
 */
export type Finding = 'arrived' | 'absent' | 'settled' | 'unknown';

/**
 * The question to the visitor before something is sent again. `lost`: the answer to `earlier` never came. `arrived`:
 * `earlier` has arrived, and the form now holds something else. `sent`: `earlier` was answered in another tab while this
 * one was open, or its action is still going on.
 */
export interface Question<A extends Attempt = LastAttempt> {
  kind: 'lost' | 'arrived' | 'sent';
  /** True if another tab still waits for the answer to `earlier`. This can only be true of a long action. */
  isSending: boolean;
  earlier: A;
}

/**
 * How a run ended. `sent`: `send` returned `reply`. `done`: an earlier attempt has done the same. `stopped`: `prepare`
 * returned false. `asks`: nothing is sent until the visitor has answered the question.
 */
export type Run<A extends Attempt, Reply> =
  | { kind: 'sent'; attempt: A; reply: Reply }
  | { kind: 'done' | 'stopped' }
  | { kind: 'asks'; question: Question<A> };

/** An attempt that is stored and about to be sent. `earlier` is the attempt that was stored before it. */
interface Begun<A extends Attempt> {
  kind: 'begun';
  attempt: A;
  earlier: A | undefined;
}

/** An action that must happen only once. */
export interface OnceAction<A extends Attempt = LastAttempt, Reply = unknown> extends Pick<Attempt, 'mark' | 'label'> {
  /** The values to remember besides those of every attempt. */
  facts(): Omit<A, keyof Attempt>;
  /**
   * True if a repeat may use the key of an attempt with the same mark. The mark may leave values out, so the server must
   * notice when those differ (422).
   */
  isRepeatable: boolean;
  /** Finds out the outcome of an earlier attempt. If this throws, the run fails with that error and nothing is sent. */
  find?(earlier: A): Promise<Finding>;
  /** Called when it is this tab's turn, before anything is stored or sent. Returns whether to go ahead. */
  prepare?(): Promise<boolean>;
  /** Sends the action. If this throws, the attempt is forgotten, unless its outcome is unknown (`isOutcomeUnknown`). */
  send(attempt: A): Promise<Reply>;
}

/** The storage for the attempts of one kind. */
export interface Memory<A extends Attempt = LastAttempt> {
  /** The name of the lock that all tabs share. */
  name: string;
  /** The attempt that a new one may repeat; undefined if there is none. */
  read(next: A): A | undefined;
  /** Stores an attempt, or updates it. */
  keep(attempt: A): void;
  /** Removes an attempt that had no effect. `earlier` is the attempt that `read` returned before it. */
  drop(attempt: A, earlier: A | undefined): void;
  /**
   * True if the action goes on after its answer, as a payment does. Then the visitor is asked even after an answer, and
   * no other tab waits for the action.
   */
  isLong?: true;
}

/** Milliseconds after which an attempt can no longer arrive. This is twice as long as a call waits for its answer. */
const SETTLED_MS = 60_000;

/**
 * Milliseconds that a tab waits for its turn, longer than a call waits for its answer. Then the tab goes ahead, and finds
 * the attempt that the other tab has stored.
 */
const TURN_WAIT_MS = 40_000;

/**
 * Makes an action happen only once, however often the button is pressed. This is true of any number of tabs, and after a
 * lost answer or a reload. Each attempt is stored before it is sent. While its outcome is unknown, the next attempt first
 * tries to find it out. If that fails, the visitor is asked (docs/decisions/027-attempts.md#decision).
 */
export function createOnce<A extends Attempt = LastAttempt>(
  { nowMs, sendsKeys }: Pick<Dependencies, 'nowMs' | 'sendsKeys'>,
  memory: Memory<A>,
) {
  /** The screen was loaded, or last got an answer, at this moment. So it already shows what other tabs sent before. */
  let sinceMs = nowMs();
  /** The key of the last attempt that this screen itself made. */
  let own = '';

  const keep = (attempt: A): void => {
    own = attempt.key;
    memory.keep(attempt);
  };
  /** The key to send with a repeat, by which the server recognises it; empty if this is not a repeat. */
  const repeatedKey = (earlier: A | undefined, { mark, isRepeatable }: OnceAction<A>): string =>
    earlier && isRepeatable && earlier.state !== 'answered' && earlier.mark === mark ? earlier.key : '';
  /** Must the outcome of this attempt be settled before the next one? */
  const mustSettle = (earlier: A, action: OnceAction<A>): boolean => {
    if (earlier.state !== 'answered') return !(sendsKeys && repeatedKey(earlier, action));
    return memory.isLong || (earlier.mark === action.mark && earlier.key !== own && earlier.atMs >= sinceMs);
  };
  /** Finds out the outcome of the earlier attempt. Returns how the run ends, or undefined if another attempt may follow. */
  const settle = async (earlier: A, action: OnceAction<A>): Promise<Run<A, never> | undefined> => {
    const finding = (await action.find?.(earlier)) ?? 'unknown';
    if (finding === 'arrived' || finding === 'settled') keep({ ...earlier, state: 'answered' });
    if (finding === 'arrived' && earlier.mark === action.mark) return { kind: 'done' };
    const isPast = earlier.state === 'gone' || nowMs() - earlier.atMs > SETTLED_MS;
    if (finding === 'settled' || (finding === 'absent' && isPast)) return undefined;
    const notArrived = earlier.state === 'answered' ? 'sent' : 'lost';
    const isSending = await isBeingSent(earlier);
    return { kind: 'asks', question: { kind: finding === 'arrived' ? finding : notArrived, isSending, earlier } };
  };
  /** Stores the attempt, unless the run ends before anything is sent. */
  const begin = async (action: OnceAction<A>, isConfirmed: boolean): Promise<Begun<A> | Run<A, never>> => {
    const { mark, label } = action;
    const made = (key: string): A => ({ ...action.facts(), atMs: nowMs(), key, mark, label, state: 'unknown' }) as A;
    const earlier = memory.read(made(''));
    const ended = earlier && !isConfirmed && mustSettle(earlier, action) && (await settle(earlier, action));
    if (ended) return ended;
    if (action.prepare && !(await action.prepare())) return { kind: 'stopped' };
    const attempt = made(repeatedKey(earlier, action) || randomId());
    keep(attempt);
    return { kind: 'begun', attempt, earlier };
  };
  const send = async <Reply>({ attempt, earlier }: Begun<A>, action: OnceAction<A, Reply>): Promise<Run<A, Reply>> => {
    const reply = await action.send(attempt).catch((failure: unknown) => {
      const status = statusOf(failure);
      // From 502 on, a host in between may have given up. 409 says that the server is still at work
      // (docs/api.md#idempotency-key).
      const state = status > 0 && status !== 409 && status < 502 ? 'gone' : 'unknown';
      // The server has seen this key with a different payload, so a repeat needs another key.
      const isKeyTaken = status === 422;
      // If the server knows keys, its answer is valid for the earlier attempt as well.
      const isBoth = sendsKeys && earlier?.key === attempt.key && isAnswer(failure);
      if (!isOutcomeUnknown(failure)) memory.drop(attempt, isBoth ? undefined : earlier);
      // An order whose payment arrived meanwhile is already forgotten. Do not store it again because its answer is lost.
      else if (!memory.isLong || isKeyTaken) keep({ ...attempt, state, key: isKeyTaken ? '' : attempt.key });
      throw failure;
    });
    const answered: A = { ...attempt, state: 'answered' };
    keep(answered);
    sinceMs = nowMs();
    return { kind: 'sent', attempt: answered, reply };
  };

  return {
    /** Runs the action, unless the visitor has to confirm first (`isConfirmed`). Throws the errors of `find` and `send`. */
    async run<Reply>(action: OnceAction<A, Reply>, isConfirmed = false): Promise<Run<A, Reply>> {
      if (memory.isLong) {
        const begun = await inTurn(memory.name, () => begin(action, isConfirmed));
        // No other tab waits for a long action, so this lock tells them that it is being sent.
        return begun.kind === 'begun' ? inTurn(begun.attempt.key, () => send(begun, action)) : begun;
      }
      return inTurn(memory.name, async () => {
        const begun = await begin(action, isConfirmed);
        return begun.kind === 'begun' ? send(begun, action) : begun;
      });
    },
  };
}

/**
 * Runs an action while no other tab of this site runs one of the same name. The other tabs wait for their turn. Browsers
 * without locks, and pages without https, run the action at once.
 */
async function inTurn<Value>(name: string, action: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return action();
  let hasTurn = false;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), TURN_WAIT_MS);
  return locks
    .request(PREFIX + name, { signal: wait.signal }, () => {
      clearTimeout(timer);
      hasTurn = true;
      return action();
    })
    .catch((failure: unknown) => {
      // The turn did not come in time, or the browser refuses locks because it blocks storage.
      if (hasTurn) throw failure;
      clearTimeout(timer);
      return action();
    });
}

/** Is a tab of this site sending this long action just now? Browsers without locks cannot tell. */
export async function isBeingSent({ key, state }: Pick<Attempt, 'key' | 'state'>): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || !key || state !== 'unknown') return false;
  const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
  return held.some(({ name }) => name === PREFIX + key);
}

/** Waits until no tab is sending this long action any more. */
export async function whenSent({ key }: Pick<Attempt, 'key'>): Promise<void> {
  await navigator.locks.request(PREFIX + key, { mode: 'shared' }, () => {});
}

/**
 * Is it unknown whether the server carried out the call? The outcome is known after a refusal, after the end of the
 * session, and if nothing was sent or the call was turned away. It is also known for an unsafe payment address: that
 * order can never be paid.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (failure instanceof NetworkFailure)
    return failure.reason.kind !== 'code' && !failure.isUnsent && !isTurnedAway(statusOf(failure));
  return !(isAnswer(failure) || failure instanceof SessionEnded);
}

/** A host gave up waiting (408), the server is still at work (409), or it knows the key from another call (422). */
const OPEN_STATUSES = [408, 409, 422];

/**
 * Did something turn the call away before the API took it, such as a firewall (403) or a limit of calls (429)? The API
 * itself refuses with HTTP 200. So any other 4xx comes from before it (docs/api/build.md#1-the-frame).
 */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && !OPEN_STATUSES.includes(status);
}

/** Is this the server's own answer to the sent values? */
function isAnswer(failure: unknown): boolean {
  return failure instanceof ServerRefusal || failure instanceof UnsafeAddress;
}

/**
 * The HTTP status of a failed call; 0 if there was none, 200 if the API itself answered. A broken connection ends the
 * wait, but not the server's work.
 */
function statusOf(failure: unknown): number {
  if (!(failure instanceof NetworkFailure)) return 200;
  return failure.reason.kind === 'status' ? failure.reason.status : 0;
}
