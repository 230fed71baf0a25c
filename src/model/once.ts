import { atom } from 'nanostores';
import { NetworkFailure } from '../api/failures.ts';
import { isKeyTaken, leavesOpen } from '../api/leaves-open.ts';
import { randomId } from '../core/random-id.ts';
import { type Attempt, dropAttempt, keepAttempt, readAttempt } from '../stores/attempts.ts';
import { $session, readToken } from '../stores/session.ts';
import type { Dependencies } from './dependencies.ts';
import { inTabTurn } from './tab-turn.ts';

/**
 * What became of an earlier attempt. `arrived`: it is there. `absent`: it is not there, which is a verdict once it is no longer on its
 * way. `settled`: whatever became of it, what is sent now takes it into account. `unknown`: nobody can say.
 */
export type Finding = 'arrived' | 'absent' | 'settled' | 'unknown';

/**
 * What somebody is asked who sends again. `lost`: the answer to `earlier` never came. `arrived`: `earlier` has arrived, and what stands in
 * the form now differs. `sent`: the same was sent in another tab while this one was open.
 */
export interface Question {
  kind: 'lost' | 'arrived' | 'sent';
  earlier: Attempt;
}

/** Something that must happen once. */
export interface Deed extends Pick<Attempt, 'mark' | 'label'> {
  /** How many of its kind there are now, where they can be counted. */
  before?(): number;
  /** May it be sent again under the key of an attempt with the same mark? Not where the mark does not cover all that is sent. */
  isRepeatable: boolean;
  /** Finds out what became of an earlier attempt; what it throws is the failure of the press, and nothing is sent. */
  find(earlier: Attempt): Promise<Finding>;
  /**
   * Called in its turn, before anything is remembered and sent. Returns whether it is still to be done.
   */
  prepare?(): Promise<boolean>;
  send(key: string): Promise<unknown>;
}

/** Decided: twice as long as a call waits. What is not there by then will not come. */
const SETTLED_MS = 60_000;

/**
 * Makes something happen once, whatever is pressed, in however many tabs, after a lost answer or a reload: each attempt is remembered
 * before it is sent, and while its outcome is unknown the next one looks for it, and else asks (docs/decisions/027-attempts.md#decision).
 */
export function createOnce({ nowMs, sendsKeys }: Pick<Dependencies, 'nowMs' | 'sendsKeys'>, name: string) {
  const $question = atom<Question | undefined>();
  /** What was answered before this moment is known to whoever looks at the screen. */
  let sinceMs = nowMs();
  /** The key of this screen's own last attempt. */
  let own = '';

  const keep = (owner: string, attempt: Attempt): void => {
    own = attempt.key;
    // After a log-out, an answer that still comes brings nothing of the member back.
    if (currentOwner() === owner) keepAttempt(owner, name, attempt);
  };
  /** Does it have to be settled what became of this attempt, before the next one? */
  const isOpen = (earlier: Attempt, { mark, isRepeatable }: Deed): boolean => {
    const isSame = earlier.mark === mark;
    if (!earlier.isAnswered) return !(sendsKeys && isRepeatable && isSame && earlier.key);
    return isSame && earlier.key !== own && earlier.atMs >= sinceMs;
  };
  /** Returns whether the earlier attempt did what is to be done, may be followed by another, or is asked about. */
  const settle = async (owner: string, earlier: Attempt, deed: Deed): Promise<'done' | 'goOn' | 'ask'> => {
    const finding = await deed.find(earlier);
    const isSame = earlier.mark === deed.mark;
    if (finding === 'arrived' || finding === 'settled') keep(owner, { ...earlier, isAnswered: true });
    if (finding === 'arrived' && isSame) return 'done';
    const isPast = earlier.isOver || nowMs() - earlier.atMs > SETTLED_MS;
    if (finding === 'settled' || (finding === 'absent' && isPast)) return 'goOn';
    $question.set({ kind: finding === 'arrived' ? 'arrived' : earlier.isAnswered ? 'sent' : 'lost', earlier });
    return 'ask';
  };
  const send = async (owner: string, earlier: Attempt | undefined, deed: Deed): Promise<void> => {
    const { mark, label, isRepeatable } = deed;
    const isRepeated = isRepeatable && earlier && !earlier.isAnswered && earlier.mark === mark;
    const key = (isRepeated && earlier.key) || randomId();
    const attempt = { atMs: nowMs(), key, mark, label, before: deed.before?.() ?? 0, isAnswered: false, isOver: false };
    keep(owner, attempt);
    await deed.send(key).catch((failure: unknown) => {
      if (leavesOpen(failure)) {
        keep(owner, { ...attempt, isOver: !isImpatience(failure), key: isKeyTaken(failure) ? '' : key });
      } else if (earlier && !earlier.isAnswered) keep(owner, earlier);
      else dropAttempt(owner, name);
      throw failure;
    });
    keep(owner, { ...attempt, isAnswered: true });
    sinceMs = nowMs();
  };

  return {
    $question,
    /** Does it, unless that must be asked first (`$question`) or `isConfirmed`. Returns whether it is done; fails like `find` and `send`. */
    run: (deed: Deed, isConfirmed = false): Promise<boolean> =>
      inTabTurn(name, async () => {
        $question.set(undefined);
        const owner = currentOwner() ?? '';
        const earlier = readAttempt(owner, name, nowMs());
        if (earlier && !isConfirmed && isOpen(earlier, deed)) {
          const found = await settle(owner, earlier, deed);
          if (found !== 'goOn') return found === 'done';
        }
        if (deed.prepare && !(await deed.prepare())) return false;
        await send(owner, earlier, deed);
        return true;
      }),
    /** Nothing more is asked: whoever was asked has decided. */
    close: () => $question.set(undefined),
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
