import { hasFields } from '#core/has-fields.ts';
import { MS_PER_DAY } from '#core/time.ts';
import { localValues, readJson } from './storage.ts';

/**
 * An action that must not happen twice, as it is stored before it is sent (docs/decisions/027-attempts.md#decision).
 */
export interface Attempt {
  /** When it was sent, in milliseconds since the epoch, by the device's clock. */
  atMs: number;
  /** Its `Idempotency-Key`; empty once the server has said that it saw the key with a different payload. */
  key: string;
  /** A hash of what was sent, to recognise it without storing its text (`core/ids.ts`). */
  mark: string;
  /** A short text by which the sender recognises it, such as a title. */
  label: string;
  /** Has the server confirmed it? */
  isAnswered: boolean;
  /** Was it answered, though not with a confirmation? Then it is no longer on its way. */
  isOver: boolean;
}

/** The fields that any stored attempt must have (`core/has-fields.ts`). */
export const ATTEMPT_FIELDS = {
  atMs: 'number',
  key: 'string',
  mark: 'string',
  label: 'string',
  isAnswered: 'boolean',
  isOver: 'boolean',
} as const;

/** An attempt of a kind of which an account has one at a time: only the last is stored. */
export interface LastAttempt extends Attempt {
  /** How many of its kind there were before, if they can be counted: one more means that it has arrived. */
  before: number;
}

const SHAPE = { ...ATTEMPT_FIELDS, before: 'number' } as const;

type Key = `attempt.${string}`;

/** Decided: after a day the outcome is known in other ways, and the visitor is not asked any more. */
const KEPT_MS = MS_PER_DAY;

/**
 * An account's last attempt at an action; one made before the account was known counts too. Expired attempts are
 * removed, for all accounts.
 */
export function readAttempt(owner: string, name: string, nowMs: number): LastAttempt | undefined {
  for (const key of localValues.keys('attempt.') as Key[]) if (!read(key, nowMs)) localValues.remove(key);
  return read(keyOf(owner, name), nowMs) ?? read(keyOf('', name), nowMs);
}

/** Stores an attempt, which replaces the last one. */
export function keepAttempt(owner: string, name: string, attempt: LastAttempt): void {
  dropAttempt(owner, name);
  localValues.set(keyOf(owner, name), JSON.stringify(attempt));
}

/** Forgets an attempt that had no effect. */
export function dropAttempt(owner: string, name: string): void {
  for (const each of [owner, '']) localValues.remove(keyOf(each, name));
}

function keyOf(owner: string, name: string): Key {
  return `attempt.${owner.toLowerCase()}.${name}`;
}

/** An attempt from the future was stored with a wrong clock, and counts as expired. */
function read(key: Key, nowMs: number): LastAttempt | undefined {
  const kept = readJson(localValues, key);
  return hasFields(kept, SHAPE) && nowMs >= kept.atMs && nowMs - kept.atMs < KEPT_MS ? kept : undefined;
}
