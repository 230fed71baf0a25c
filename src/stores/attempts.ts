import { hasFields } from '../core/has-fields.ts';
import { MS_PER_DAY } from '../core/time.ts';
import { localValues, readJson } from './storage.ts';

/** Something that must not happen twice, as it is remembered before it is sent (docs/decisions/027-attempts.md#decision). */
export interface Attempt {
  /** When it was sent, in milliseconds since the epoch, by the device's clock. */
  atMs: number;
  /** Its `Idempotency-Key`; empty once the server has said that it saw the key with something else. */
  key: string;
  /** What was sent, told from anything else, but not in its words (`core/hash.ts`). */
  mark: string;
  /** A few words by which whoever sent it knows it again, such as a title. */
  label: string;
  /** Has the server said that it has it? */
  isAnswered: boolean;
  /** Has the waiting for its answer ended, by more than the site's own impatience? Then it is no longer on its way. */
  isOver: boolean;
}

/** What storage must hold of any attempt (`core/has-fields.ts`). */
export const ATTEMPT_FIELDS = {
  atMs: 'number',
  key: 'string',
  mark: 'string',
  label: 'string',
  isAnswered: 'boolean',
  isOver: 'boolean',
} as const;

/** An attempt of a kind of which an account has one at a time: only the last is remembered. */
export interface LastAttempt extends Attempt {
  /** How many of its kind there were before, where they can be counted: one more means that it has arrived. */
  before: number;
}

const SHAPE = { ...ATTEMPT_FIELDS, before: 'number' } as const;

type Key = `attempt.${string}`;

/** Decided: what became of an attempt is known by other means after a day, and nobody is asked about it any more. */
const KEPT_MS = MS_PER_DAY;

/**
 * The last attempt at something, by its account and name; one that was made before the account was known counts as the account's. Those
 * that ran out are removed, whosever they are.
 */
export function readAttempt(owner: string, name: string, nowMs: number): LastAttempt | undefined {
  for (const key of localValues.keys('attempt.') as Key[]) if (!read(key, nowMs)) localValues.remove(key);
  return read(keyOf(owner, name), nowMs) ?? read(keyOf('', name), nowMs);
}

/** Remembers an attempt in place of the last one. */
export function keepAttempt(owner: string, name: string, attempt: LastAttempt): void {
  dropAttempt(owner, name);
  localValues.set(keyOf(owner, name), JSON.stringify(attempt));
}

/** Forgets an attempt: it came to nothing. */
export function dropAttempt(owner: string, name: string): void {
  for (const each of [owner, '']) localValues.remove(keyOf(each, name));
}

function keyOf(owner: string, name: string): Key {
  return `attempt.${owner.toLowerCase()}.${name}`;
}

/** One that is from tomorrow was kept by a clock that was wrong. */
function read(key: Key, nowMs: number): LastAttempt | undefined {
  const kept = readJson(localValues, key);
  return hasFields(kept, SHAPE) && nowMs >= kept.atMs && nowMs - kept.atMs < KEPT_MS ? kept : undefined;
}
