import { hasFields } from '#core/has-fields.ts';
import { isYounger, MS_PER_DAY } from '#core/time.ts';
import { $session, readToken } from '#session/session.ts';
import { localValues, readJson } from '#stores/storage.ts';
import { ATTEMPT_FIELDS, inPresentForm, type LastAttempt, type Memory } from './send-at-most-once.ts';

/**
 * Milliseconds for which an attempt is remembered. After a day visitors know the outcome in other ways, so they are not
 * asked any more.
 */
const KEPT_MS = MS_PER_DAY;

/** Remembers an account's last attempt at an action. An attempt made before the account was known counts as well. */
export function lastAttempt(name: string, nowMs: () => number): Memory {
  /** The owner of the attempt. After a log-out, a late answer must not store any of the member's data again. */
  let owner = '';
  const drop = (): void => {
    for (const each of [owner, '']) localValues.remove(keyOf(each, name));
  };
  const keep = (attempt: LastAttempt): void => {
    if (currentOwner() !== owner) return;
    drop();
    localValues.set(keyOf(owner, name), JSON.stringify(attempt));
  };
  return {
    name,
    read() {
      owner = currentOwner() ?? '';
      // Remove expired attempts of all accounts.
      for (const key of localValues.keys('attempt.') as AttemptKey[])
        if (!readAttempt(key, nowMs())) localValues.remove(key);
      return readAttempt(keyOf(owner, name), nowMs()) ?? readAttempt(keyOf('', name), nowMs());
    },
    keep,
    drop(_, earlier) {
      if (earlier && earlier.state !== 'answered') keep(earlier);
      else drop();
    },
  };
}

type AttemptKey = `attempt.${string}`;

function keyOf(owner: string, name: string): AttemptKey {
  return `attempt.${owner.toLowerCase()}.${name}`;
}

/** Reads an attempt that has not expired. */
function readAttempt(key: AttemptKey, nowMs: number): LastAttempt | undefined {
  const kept = inPresentForm(readJson(localValues, key));
  const isAttempt = hasFields(kept, { ...ATTEMPT_FIELDS, before: 'number' });
  return isAttempt && isYounger(kept.atMs, nowMs, KEPT_MS) ? kept : undefined;
}

/**
 * The owner of the attempts on this page: an account (empty while it is unknown), or `guest`. Undefined once a member has
 * logged out.
 */
function currentOwner(): string | undefined {
  const session = $session.get();
  if (!session) return 'guest';
  return readToken() ? (session.userInfo?.account ?? '') : undefined;
}
