import { NetworkFailure, ServerRefusal, SessionEnded, UnsafeAddress } from '#api/failures.ts';
import { randomId } from '#core/ids.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';
import type { Dependencies } from './dependencies.ts';

/** An action that must not happen twice, as it is stored before it is sent (docs/decisions/027-attempts.md#decision). */
export interface Attempt {
  /** When it was sent, in milliseconds since the epoch, by the device's clock. */
  atMs: number;
  /** Its `Idempotency-Key`; empty once the server has said that it saw the key with a different payload. */
  key: string;
  /** A hash of what was sent, to recognise it without storing its text (`core/ids.ts`). */
  mark: string;
  /** A short text by which the sender recognises it, such as a title. */
  label: string;
  /**
   * How far it has got. `unknown`: it has no answer, and may still be on its way. `gone`: it is no longer on its way, but
   * was not confirmed either. `answered`: the server has confirmed it.
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

/** An attempt of a kind of which an account has one at a time: only the last is stored. */
export interface LastAttempt extends Attempt {
  /** How many of its kind there were before, if they can be counted: one more means that it has arrived. */
  before: number;
}

/** A stored attempt in its present form: up to version 4.0.0 two fields told its state. */
export function inPresentForm(kept: unknown): Pick<Attempt, 'state'> {
  const { isAnswered, isOver, ...attempt } = Object(kept);
  const unanswered = isOver ? 'gone' : 'unknown';
  return { state: isAnswered ? 'answered' : unanswered, ...attempt };
}

/**
 * What became of an earlier attempt. `arrived`: the server has it. `absent`: the server does not have it, which is
 * final only once it can no longer be on its way. `settled`: what is sent now takes the earlier attempt into account,
 * whatever its outcome. `unknown`: it can't be found out.
 */
export type Finding = 'arrived' | 'absent' | 'settled' | 'unknown';

/**
 * The question before something is sent again. `lost`: the answer to `earlier` never came. `arrived`: `earlier` has
 * arrived, and the form now holds something else. `sent`: it was answered in another tab while this one was open, or
 * what it started is still going on.
 */
export interface Question<A extends Attempt = LastAttempt> {
  kind: 'lost' | 'arrived' | 'sent';
  earlier: A;
}

/**
 * How a run ended. `sent`: with what `send` returned. `done`: an earlier attempt has done the same. `stopped`: `prepare`
 * said no. `asks`: nothing is sent before the visitor has answered the question.
 */
export type Run<A extends Attempt, Reply> =
  | { kind: 'sent'; attempt: A; reply: Reply }
  | { kind: 'done' | 'stopped' }
  | { kind: 'asks'; question: Question<A> };

/** An attempt that is remembered, and is to be sent; `earlier` is what was remembered before it. */
interface Begun<A extends Attempt> {
  kind: 'begun';
  attempt: A;
  earlier: A | undefined;
}

/** An action that must happen only once. */
export interface OnceAction<A extends Attempt = LastAttempt, Reply = unknown> extends Pick<Attempt, 'mark' | 'label'> {
  /** What else is remembered of it. */
  facts(): Omit<A, keyof Attempt>;
  /** May a repeat use the key of an attempt with the same mark? The server must notice what that leaves out (422). */
  isRepeatable: boolean;
  /** Finds out what became of an earlier attempt. If it throws, the press fails with that and nothing is sent. */
  find?(earlier: A): Promise<Finding>;
  /** Called when it is this tab's turn, before anything is remembered and sent. Returns whether to go ahead. */
  prepare?(): Promise<boolean>;
  /** Sends it. If it throws, the attempt is forgotten, unless the outcome is unknown (`isOutcomeUnknown`). */
  send(attempt: A): Promise<Reply>;
}

/** Where the attempts of one kind are remembered. */
export interface Memory<A extends Attempt = LastAttempt> {
  /** The name of the lock that tabs share. */
  name: string;
  /** The attempt that a new one may repeat; undefined if there is none. */
  read(next: A): A | undefined;
  /** Remembers an attempt, or updates it. */
  keep(attempt: A): void;
  /** Forgets an attempt that had no effect; `earlier` is what `read` returned before it. */
  drop(attempt: A, earlier: A | undefined): void;
  /** Does what it starts go on after the answer? Then the question is asked even after it, and no tab waits for it. */
  isLong?: true;
}

/** Decided: twice as long as a call waits. What has not arrived by then will not arrive. */
const SETTLED_MS = 60_000;

/** Longer than a call waits for its answer. After that a tab goes ahead, and finds what the other tab has remembered. */
const TURN_WAIT_MS = 40_000;

/**
 * Makes an action happen only once, however often the button is pressed, in any number of tabs, after a lost answer or
 * a reload. Each attempt is remembered before it is sent. While its outcome is unknown, the next attempt first tries to
 * find it out, and asks the visitor if it can't (docs/decisions/027-attempts.md#decision).
 */
export function createOnce<A extends Attempt = LastAttempt>(
  { nowMs, sendsKeys }: Pick<Dependencies, 'nowMs' | 'sendsKeys'>,
  memory: Memory<A>,
) {
  /** Attempts answered before this moment are visible on this screen already. */
  let sinceMs = nowMs();
  /** The key of this screen's own last attempt. */
  let own = '';

  const keep = (attempt: A): void => {
    own = attempt.key;
    memory.keep(attempt);
  };
  /** The key under which the server knows what is sent again; empty if it would not be the same. */
  const repeatedKey = (earlier: A | undefined, { mark, isRepeatable }: OnceAction<A>): string =>
    earlier && isRepeatable && earlier.state !== 'answered' && earlier.mark === mark ? earlier.key : '';
  /** Must the outcome of this attempt be settled before the next one? */
  const isOpen = (earlier: A, action: OnceAction<A>): boolean => {
    if (earlier.state !== 'answered') return !(sendsKeys && repeatedKey(earlier, action));
    return memory.isLong || (earlier.mark === action.mark && earlier.key !== own && earlier.atMs >= sinceMs);
  };
  /** Returns how the run ends; undefined if another attempt may follow the earlier one. */
  const settle = async (earlier: A, action: OnceAction<A>): Promise<Run<A, never> | undefined> => {
    const finding = (await action.find?.(earlier)) ?? 'unknown';
    if (finding === 'arrived' || finding === 'settled') keep({ ...earlier, state: 'answered' });
    if (finding === 'arrived' && earlier.mark === action.mark) return { kind: 'done' };
    const isPast = earlier.state === 'gone' || nowMs() - earlier.atMs > SETTLED_MS;
    if (finding === 'settled' || (finding === 'absent' && isPast)) return undefined;
    const notArrived = earlier.state === 'answered' ? 'sent' : 'lost';
    return { kind: 'asks', question: { kind: finding === 'arrived' ? finding : notArrived, earlier } };
  };
  /** Remembers the attempt, unless the run ends before anything is sent. */
  const begin = async (action: OnceAction<A>, isConfirmed: boolean): Promise<Begun<A> | Run<A, never>> => {
    const { mark, label } = action;
    const made = (key: string): A => ({ ...action.facts(), atMs: nowMs(), key, mark, label, state: 'unknown' }) as A;
    const earlier = memory.read(made(''));
    const ended = earlier && !isConfirmed && isOpen(earlier, action) && (await settle(earlier, action));
    if (ended) return ended;
    if (action.prepare && !(await action.prepare())) return { kind: 'stopped' };
    const attempt = made(repeatedKey(earlier, action) || randomId());
    keep(attempt);
    return { kind: 'begun', attempt, earlier };
  };
  const send = async <Reply>({ attempt, earlier }: Begun<A>, action: OnceAction<A, Reply>): Promise<Run<A, Reply>> => {
    const reply = await action.send(attempt).catch((failure: unknown) => {
      const status = statusOf(failure);
      // A host in between may have given up, and 409 says that it is still at work (docs/api.md#idempotency-key).
      const state = status > 0 && status !== 409 && status < 502 ? 'gone' : 'unknown';
      // The server has seen this key with a different payload: a repeat needs another one.
      const isKeyTaken = status === 422;
      // A server that knows the key has answered for the earlier attempt, too.
      const isBoth = sendsKeys && earlier?.key === attempt.key && isAnswer(failure);
      if (!isOutcomeUnknown(failure)) memory.drop(attempt, isBoth ? undefined : earlier);
      // An action that goes on may have arrived and been forgotten already; a lost answer must not bring it back.
      else if (!memory.isLong || isKeyTaken) keep({ ...attempt, state, key: isKeyTaken ? '' : attempt.key });
      throw failure;
    });
    const answered: A = { ...attempt, state: 'answered' };
    keep(answered);
    sinceMs = nowMs();
    return { kind: 'sent', attempt: answered, reply };
  };

  return {
    /** Runs the action, unless the visitor has to confirm first (`isConfirmed`). Fails like `find` and `send`. */
    async run<Reply>(action: OnceAction<A, Reply>, isConfirmed = false): Promise<Run<A, Reply>> {
      const goOn = async (begun: Begun<A> | Run<A, Reply>) => (begun.kind === 'begun' ? send(begun, action) : begun);
      const begun = await inTurn(memory.name, async () => {
        const begun = await begin(action, isConfirmed);
        return memory.isLong ? begun : goOn(begun);
      });
      return goOn(begun);
    },
  };
}

/**
 * Runs an action while no other tab of this site runs one of the same name; the others wait for their turn. Browsers
 * without locks, and pages without https, run it at once.
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

/**
 * Is it unknown whether the server did what the call asked for? It is known after a refusal, if nothing was sent, and
 * for an unsafe payment address: that order can never be paid.
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (failure instanceof NetworkFailure) return failure.reason.kind !== 'code' && !failure.isUnsent;
  return !(isAnswer(failure) || failure instanceof SessionEnded);
}

/** Is it the server's own answer about what was sent? */
function isAnswer(failure: unknown): boolean {
  return failure instanceof ServerRefusal || failure instanceof UnsafeAddress;
}

/** The status that answered a failed call; 0 if none did: a line that is cut ends the wait and not the work. */
function statusOf(failure: unknown): number {
  if (!(failure instanceof NetworkFailure)) return 200;
  return failure.reason.kind === 'status' ? failure.reason.status : 0;
}
