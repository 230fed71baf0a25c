import type { UserInfo } from '../../contract/account.ts';
import { SECONDS_PER_DAY } from '../../core/time.ts';

/** How a level's end is shown (docs/behaviour/account.md#expiry). `at` is seconds since the epoch. */
export type Expiry =
  | { kind: 'notActivated' }
  /** The level runs, but the server names no end. */
  | { kind: 'noEnd' }
  | { kind: 'expired'; at: number }
  | { kind: 'daysLeft'; days: number; at: number }
  | { kind: 'date'; at: number };

/** A member's level and how long each level lasts. */
export interface Membership {
  /** 0 none, 1 basic (VIP), 2 premium (SVIP), as the server says. */
  level: 0 | 1 | 2;
  one: Expiry;
  two: Expiry;
}

/** Two moments by one clock, in seconds since the epoch: when the server answered, and now. */
export interface Moments {
  answered: number;
  now: number;
}

/** What the server says of one level. */
export interface LevelState {
  /** Its end, seconds since the epoch; 0 = none. */
  at: number;
  /** The server's flag. */
  isExpired: boolean;
  /** Does the level run, or wait to? */
  isCurrent: boolean;
  /** Seconds that were left of it when the server answered, where it says so; they need no clock. */
  secondsLeft?: number | undefined;
}

type Fields = Pick<UserInfo, 'vipType' | 'expire' | 'expireSVip' | 'expired' | 'expiredSVip' | 'lastExpire'>;

/** With more days left than this, the account shows the date instead of the days. */
const EXPIRY_DATE_DAYS = 30;

/** A member's level and both ends. */
export function membershipOf(info: Fields, moments: Moments): Membership {
  const { vipType: level, expire, expireSVip, expired, expiredSVip, lastExpire } = info;
  // Level 1 waits while level 2 runs.
  const one: LevelState = { at: expire, isExpired: expired, isCurrent: level === 1 || (level === 2 && expire > 0) };
  if (level === 1 && lastExpire > 0) one.secondsLeft = lastExpire;
  return {
    level,
    one: expiryOf(one, moments),
    two: expiryOf({ at: expireSVip, isExpired: expiredSVip, isCurrent: level === 2 }, moments),
  };
}

/**
 * How one level's end is shown: expired, the date when more than 30 days remain, else the days left; without an end, not activated,
 * or nothing but that it runs.
 * Decided: a day that has begun counts, so that it is "1 day" until the end, and 20 days just bought are "20 days" a minute later.
 * Decided: the server says what has expired, and the clock only what has ended since: an end that was past when the server called the
 * level current shows that the clock is wrong, and then the date is all that is known.
 *
 * @example expiryOf({ at: 86_500, isExpired: false, isCurrent: true }, { answered: 100, now: 100 }) // { kind: 'daysLeft', days: 1, at: 86_500 }
 */
export function expiryOf({ at, isExpired, isCurrent, secondsLeft }: LevelState, { answered, now }: Moments): Expiry {
  if (at <= 0) return isCurrent ? { kind: 'noEnd' } : { kind: 'notActivated' };
  const left = secondsLeft === undefined ? at - now : secondsLeft - (now - answered);
  const leftThen = left + now - answered;
  if (isExpired || (left <= 0 && (leftThen > 0 || !isCurrent))) return { kind: 'expired', at };
  const days = Math.ceil(left / SECONDS_PER_DAY);
  return days > 0 && left <= EXPIRY_DATE_DAYS * SECONDS_PER_DAY ? { kind: 'daysLeft', days, at } : { kind: 'date', at };
}
