import { atom } from 'nanostores';
import { NetworkFailure } from '#api/failures.ts';
import { isKeyTaken, isOutcomeUnknown } from '#api/is-outcome-unknown.ts';
import { randomId } from '#core/ids.ts';
import { $session, readToken } from '#session/session.ts';
import { type Attempt, dropAttempt, keepAttempt, type LastAttempt, readAttempt } from '#stores/attempts.ts';
import type { Dependencies } from './dependencies.ts';
import { withTabLock } from './tab-lock.ts';

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

/** An action that must happen only once. */
export interface OnceAction<A extends Attempt = LastAttempt> extends Pick<Attempt, 'mark' | 'label'> {
  /** What else is remembered of it. */
  facts(): Omit<A, keyof Attempt>;
  /**
   * May a repeat use the key of an attempt with the same mark? Not if the mark does not cover everything that is sent.
   */
  isRepeatable: boolean;
  /** Finds out what became of an earlier attempt. If it throws, the press fails with that and nothing is sent. */
  find?(earlier: A): Promise<Finding>;
  /** Called when it is this tab's turn, before anything is remembered and sent. Returns whether to go ahead. */
  prepare?(): Promise<boolean>;
  /** Sends it. If it throws, the attempt is forgotten, unless the outcome is unknown (`isOutcomeUnknown`). */
  send(attempt: A): Promise<unknown>;
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
  /**
   * Does what it starts go on after the answer? Then the question is asked even after an answer, and other tabs do not
   * wait for the answer.
   */
  isLong?: true;
}

/** Decided: twice as long as a call waits. What has not arrived by then will not arrive. */
const SETTLED_MS = 60_000;

/**
 * Makes an action happen only once, however often the button is pressed, in any number of tabs, after a lost answer or
 * a reload. Each attempt is remembered before it is sent. While its outcome is unknown, the next attempt first tries to
 * find it out, and asks the visitor if it can't (docs/decisions/027-attempts.md#decision).
 */
export function createOnce<A extends Attempt = LastAttempt>(
  { nowMs, sendsKeys }: Pick<Dependencies, 'nowMs' | 'sendsKeys'>,
  memory: Memory<A>,
) {
  const $question = atom<Question<A> | undefined>();
  /** Attempts answered before this moment are visible on this screen already. */
  let sinceMs = nowMs();
  /** The key of this screen's own last attempt. */
  let own = '';

  const keep = (attempt: A): void => {
    own = attempt.key;
    memory.keep(attempt);
  };
  const repeats = (earlier: A, { mark, isRepeatable }: OnceAction<A>): boolean =>
    isRepeatable && !earlier.isAnswered && earlier.mark === mark && earlier.key !== '';
  /** Must the outcome of this attempt be settled before the next one? */
  const isOpen = (earlier: A, action: OnceAction<A>): boolean => {
    if (!earlier.isAnswered) return !(sendsKeys && repeats(earlier, action));
    return memory.isLong || (earlier.mark === action.mark && earlier.key !== own && earlier.atMs >= sinceMs);
  };
  /**
   * Returns whether the earlier attempt has done the same (`done`), another may follow (`goOn`), or the visitor has to
   * be asked (`ask`).
   */
  const settle = async (earlier: A, action: OnceAction<A>): Promise<'done' | 'goOn' | 'ask'> => {
    const finding = (await action.find?.(earlier)) ?? 'unknown';
    const isSame = earlier.mark === action.mark;
    if (finding === 'arrived' || finding === 'settled') keep({ ...earlier, isAnswered: true });
    if (finding === 'arrived' && isSame) return 'done';
    const isPast = earlier.isOver || nowMs() - earlier.atMs > SETTLED_MS;
    if (finding === 'settled' || (finding === 'absent' && isPast)) return 'goOn';
    const notArrived = earlier.isAnswered ? 'sent' : 'lost';
    $question.set({ kind: finding === 'arrived' ? finding : notArrived, earlier });
    return 'ask';
  };
  const send = async (attempt: A, earlier: A | undefined, action: OnceAction<A>): Promise<true> => {
    await action.send(attempt).catch((failure: unknown) => {
      if (!isOutcomeUnknown(failure)) memory.drop(attempt, earlier);
      // An action that goes on may have arrived and been forgotten already; a lost answer must not bring it back.
      else if (!memory.isLong || isKeyTaken(failure)) {
        keep({ ...attempt, isOver: isAnswered(failure), key: isKeyTaken(failure) ? '' : attempt.key });
      }
      throw failure;
    });
    keep({ ...attempt, isAnswered: true });
    sinceMs = nowMs();
    return true;
  };
  /** Remembers the attempt and returns the function that sends it; or whether it is done, if nothing is to be sent. */
  const begin = async (action: OnceAction<A>, isConfirmed: boolean): Promise<boolean | (() => Promise<true>)> => {
    $question.set(undefined);
    const made = (key: string): A => {
      const { mark, label } = action;
      return { ...action.facts(), atMs: nowMs(), key, mark, label, isAnswered: false, isOver: false } as A;
    };
    const earlier = memory.read(made(''));
    if (earlier && !isConfirmed && isOpen(earlier, action)) {
      const found = await settle(earlier, action);
      if (found !== 'goOn') return found === 'done';
    }
    if (action.prepare && !(await action.prepare())) return false;
    const attempt = made((earlier && repeats(earlier, action) && earlier.key) || randomId());
    keep(attempt);
    return () => send(attempt, earlier, action);
  };

  return {
    $question,
    /**
     * Runs the action, unless the visitor has to be asked first (`$question`) and has not confirmed (`isConfirmed`).
     * Returns whether it is done; fails like `find` and `send`.
     */
    async run(action: OnceAction<A>, isConfirmed = false): Promise<boolean> {
      const begun = await withTabLock(memory.name, async () => {
        const sending = await begin(action, isConfirmed);
        return memory.isLong || typeof sending === 'boolean' ? sending : sending();
      });
      return typeof begun === 'boolean' ? begun : begun();
    },
    /** Withdraws the question, because the visitor has decided. */
    close: () => $question.set(undefined),
  };
}

/** Remembers an account's last attempt at an action. */
export function lastAttempt(name: string, nowMs: () => number): Memory {
  /** Whose attempt this is. After a log-out, a late answer must not bring anything of the member back. */
  let owner = '';
  const keep = (attempt: LastAttempt): void => {
    if (currentOwner() === owner) keepAttempt(owner, name, attempt);
  };
  return {
    name,
    read() {
      owner = currentOwner() ?? '';
      return readAttempt(owner, name, nowMs());
    },
    keep,
    drop(_, earlier) {
      if (earlier && !earlier.isAnswered) keep(earlier);
      else dropAttempt(owner, name);
    },
  };
}

/**
 * Whose attempts they are: an account's (empty while it is not known), or a guest's; undefined once a member has logged
 * out.
 */
function currentOwner(): string | undefined {
  const session = $session.get();
  if (!session) return 'guest';
  return readToken() ? (session.userInfo?.account ?? '') : undefined;
}

/**
 * Did the server answer, if only with a status? Anything else ends the wait and not the work: a time limit, a line that
 * was cut, a page that was left, a host in between that gave up. Nor does 409 (docs/api.md#idempotency-key).
 */
function isAnswered(failure: unknown): boolean {
  const reason = failure instanceof NetworkFailure && failure.reason;
  return !reason || (reason.kind === 'status' && reason.status !== 409 && reason.status < 502);
}
