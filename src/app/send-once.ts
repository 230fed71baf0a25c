import { atom } from 'nanostores';
import { NetworkFailure } from '../api/failures.ts';
import { isKeyTaken, isOutcomeUnknown } from '../api/is-outcome-unknown.ts';
import { randomId } from '../core/random-id.ts';
import { $session, readToken } from '../session/session.ts';
import { type Attempt, dropAttempt, keepAttempt, type LastAttempt, readAttempt } from '../stores/attempts.ts';
import type { Dependencies } from './dependencies.ts';
import { withTabLock } from './tab-lock.ts';

/**
 * What became of an earlier attempt. `arrived`: it is there. `absent`: it is not there, which is a verdict once it is no longer on its
 * way. `settled`: whatever became of it, what is sent now takes it into account. `unknown`: nobody can say.
 */
export type Finding = 'arrived' | 'absent' | 'settled' | 'unknown';

/**
 * What somebody is asked who sends again. `lost`: the answer to `earlier` never came. `arrived`: `earlier` has arrived, and what stands in
 * the form now differs. `sent`: it was answered, in another tab while this one was open, or what it began goes on.
 */
export interface Question<A extends Attempt = LastAttempt> {
  kind: 'lost' | 'arrived' | 'sent';
  earlier: A;
}

/** Something that must happen once. */
export interface OnceAction<A extends Attempt = LastAttempt> extends Pick<Attempt, 'mark' | 'label'> {
  /** What is remembered of it besides. */
  facts(): Omit<A, keyof Attempt>;
  /** May it be sent again under the key of an attempt with the same mark? Not where the mark does not cover all that is sent. */
  isRepeatable: boolean;
  /** Finds out what became of an earlier attempt; what it throws is the failure of the press, and nothing is sent. */
  find?(earlier: A): Promise<Finding>;
  /**
   * Called in its turn, before anything is remembered and sent. Returns whether it is still to be done.
   */
  prepare?(): Promise<boolean>;
  /** Sends it. Throws if nothing comes of it, and then it is forgotten; but not if that can't be known (`isOutcomeUnknown`). */
  send(attempt: A): Promise<unknown>;
}

/** Where the attempts of a kind are remembered. */
export interface Memory<A extends Attempt = LastAttempt> {
  /** Names the turn that tabs take. */
  name: string;
  /** The attempt that a new one may repeat; undefined if there is none. */
  read(next: A): A | undefined;
  /** Remembers an attempt, or what is known of it now. */
  keep(attempt: A): void;
  /** Forgets an attempt that came to nothing; `earlier` is what `read` found before it. */
  drop(attempt: A, earlier: A | undefined): void;
  /** Does what it begins go on after its answer? Then it is asked about even so, and other tabs need not wait for the answer. */
  isLong?: true;
}

/** Decided: twice as long as a call waits. What is not there by then will not come. */
const SETTLED_MS = 60_000;

/**
 * Makes something happen once, whatever is pressed, in however many tabs, after a lost answer or a reload: each attempt is remembered
 * before it is sent, and while its outcome is unknown the next one looks for it, and else asks (docs/decisions/027-attempts.md#decision).
 */
export function createOnce<A extends Attempt = LastAttempt>(
  { nowMs, sendsKeys }: Pick<Dependencies, 'nowMs' | 'sendsKeys'>,
  memory: Memory<A>,
) {
  const $question = atom<Question<A> | undefined>();
  /** What was answered before this moment is known to whoever looks at the screen. */
  let sinceMs = nowMs();
  /** The key of this screen's own last attempt. */
  let own = '';

  const keep = (attempt: A): void => {
    own = attempt.key;
    memory.keep(attempt);
  };
  const repeats = (earlier: A, { mark, isRepeatable }: OnceAction<A>): boolean =>
    isRepeatable && !earlier.isAnswered && earlier.mark === mark && earlier.key !== '';
  /** Does it have to be settled what became of this attempt, before the next one? */
  const isOpen = (earlier: A, deed: OnceAction<A>): boolean => {
    if (!earlier.isAnswered) return !(sendsKeys && repeats(earlier, deed));
    return memory.isLong || (earlier.mark === deed.mark && earlier.key !== own && earlier.atMs >= sinceMs);
  };
  /** Returns whether the earlier attempt did what is to be done, may be followed by another, or is asked about. */
  const settle = async (earlier: A, deed: OnceAction<A>): Promise<'done' | 'goOn' | 'ask'> => {
    const finding = (await deed.find?.(earlier)) ?? 'unknown';
    const isSame = earlier.mark === deed.mark;
    if (finding === 'arrived' || finding === 'settled') keep({ ...earlier, isAnswered: true });
    if (finding === 'arrived' && isSame) return 'done';
    const isPast = earlier.isOver || nowMs() - earlier.atMs > SETTLED_MS;
    if (finding === 'settled' || (finding === 'absent' && isPast)) return 'goOn';
    $question.set({ kind: finding === 'arrived' ? 'arrived' : earlier.isAnswered ? 'sent' : 'lost', earlier });
    return 'ask';
  };
  const send = async (attempt: A, earlier: A | undefined, deed: OnceAction<A>): Promise<true> => {
    await deed.send(attempt).catch((failure: unknown) => {
      if (!isOutcomeUnknown(failure)) memory.drop(attempt, earlier);
      // What goes on may have arrived meanwhile, and was forgotten then: it is not brought back for a lost answer.
      else if (!memory.isLong || isKeyTaken(failure)) {
        keep({ ...attempt, isOver: !isImpatience(failure), key: isKeyTaken(failure) ? '' : attempt.key });
      }
      throw failure;
    });
    keep({ ...attempt, isAnswered: true });
    sinceMs = nowMs();
    return true;
  };
  /** Remembers the attempt and returns what sends it, or whether it is done without. */
  const begin = async (deed: OnceAction<A>, isConfirmed: boolean): Promise<boolean | (() => Promise<true>)> => {
    $question.set(undefined);
    const made = (key: string): A => {
      const { mark, label } = deed;
      return { ...deed.facts(), atMs: nowMs(), key, mark, label, isAnswered: false, isOver: false } as A;
    };
    const earlier = memory.read(made(''));
    if (earlier && !isConfirmed && isOpen(earlier, deed)) {
      const found = await settle(earlier, deed);
      if (found !== 'goOn') return found === 'done';
    }
    if (deed.prepare && !(await deed.prepare())) return false;
    const attempt = made((earlier && repeats(earlier, deed) && earlier.key) || randomId());
    keep(attempt);
    return () => send(attempt, earlier, deed);
  };

  return {
    $question,
    /** Does it, unless that must be asked first (`$question`) or `isConfirmed`. Returns whether it is done; fails like `find` and `send`. */
    async run(deed: OnceAction<A>, isConfirmed = false): Promise<boolean> {
      const begun = await withTabLock(memory.name, async () => {
        const sending = await begin(deed, isConfirmed);
        return memory.isLong || typeof sending === 'boolean' ? sending : sending();
      });
      return typeof begun === 'boolean' ? begun : begun();
    },
    /** Nothing more is asked: whoever was asked has decided. */
    close: () => $question.set(undefined),
  };
}

/** Remembers the last attempt of an account at something. */
export function lastAttempt(name: string, nowMs: () => number): Memory {
  /** Whose turn it is. After a log-out, an answer that still comes brings nothing of the member back. */
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

/** Whose attempts they are: an account's (empty while it is not known), or a guest's; nobody's once a member has logged out. */
function currentOwner(): string | undefined {
  const session = $session.get();
  if (!session) return 'guest';
  return readToken() ? (session.userInfo?.account ?? '') : undefined;
}

/** Was it the site, or a host in between, that stopped waiting? Then the server may still be at work. */
function isImpatience(failure: unknown): boolean {
  if (!(failure instanceof NetworkFailure)) return false;
  const { reason } = failure;
  return reason.kind === 'timeout' || (reason.kind === 'status' && [409, 504].includes(reason.status));
}
