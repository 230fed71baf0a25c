import type { UserInfo } from '#contract/account.ts';
import { SECONDS_PER_DAY } from './time.ts';

/** How a level's end is shown (docs/behaviour/account.md#expiry). `at` is seconds since the epoch. */
export type Expiry =
  | { kind: 'notActivated' }
  /** The level runs, but the server names no end. */
  | { kind: 'noEnd' }
  | { kind: 'expired'; at: number }
  | { kind: 'daysLeft'; days: number; at: number }
  /** `days` is missing if the end was already past by a clock that must be wrong. */
  | { kind: 'date'; days?: number; at: number };

/** A member's level and how long each level lasts. */
export interface Membership {
  /** 0 none, 1 basic (VIP), 2 premium (SVIP), as the server says. */
  level: 0 | 1 | 2;
  one: Expiry;
  two: Expiry;
}

/** Two moments on the same clock, in seconds since the epoch: the server's answer, and now. */
export interface Moments {
  answered: number;
  now: number;
}

/** What the server says about one level. */
export interface LevelState {
  /** Its end, seconds since the epoch; 0 = none. */
  at: number;
  /** The server's flag. */
  isExpired: boolean;
  /** Does the level run, or wait until the other one ends? */
  isCurrent: boolean;
  /** Seconds that were left of it when the server answered, if it says so; they do not depend on the clock. */
  secondsLeft?: number | undefined;
}

type Fields = Pick<UserInfo, 'vipType' | 'expire' | 'expireSVip' | 'expired' | 'expiredSVip' | 'lastExpire'>;

/** With more days left than this, nothing warns of the end. */
const EXPIRY_DATE_DAYS = 30;

/** A member's level and both ends. */
export function membershipOf(info: Fields, moments: Moments): Membership {
  const { vipType: level, expire, expireSVip, expired, expiredSVip, lastExpire } = info;
  // Level 1 waits while level 2 runs, but not if it ends first.
  const isWaiting = level === 2 && expire > expireSVip;
  const one: LevelState = { at: expire, isExpired: expired, isCurrent: level === 1 || isWaiting };
  if (level === 1 && lastExpire > 0) one.secondsLeft = lastExpire;
  return {
    level,
    one: expiryOf(one, moments),
    two: expiryOf({ at: expireSVip, isExpired: expiredSVip, isCurrent: level === 2 }, moments),
  };
}

/**
 * How one level's end is shown. Decided: a day that has begun counts, so 20 days just bought are still "20 days" a minute
 * later. Decided: the server decides what had expired when it answered, and the clock only what has ended since. If the
 * end was already past then although the server calls the level current, the clock is wrong, and only the date is shown.
 * @example expiryOf({ at: 86_500, isExpired: false, isCurrent: true }, { answered: 100, now: 100 }) // { kind: 'daysLeft', days: 1, at: 86_500 }
 */
export function expiryOf({ at, isExpired, isCurrent, secondsLeft }: LevelState, { answered, now }: Moments): Expiry {
  if (at <= 0) return isCurrent ? { kind: 'noEnd' } : { kind: 'notActivated' };
  const left = secondsLeft === undefined ? at - now : secondsLeft - (now - answered);
  const leftThen = left + now - answered;
  if (isExpired || (left <= 0 && (leftThen > 0 || !isCurrent))) return { kind: 'expired', at };
  const days = Math.ceil(left / SECONDS_PER_DAY);
  if (days <= 0) return { kind: 'date', at };
  return { kind: left <= EXPIRY_DATE_DAYS * SECONDS_PER_DAY ? 'daysLeft' : 'date', days, at };
}

/** One level with its end. */
export interface LevelEnd {
  level: 1 | 2;
  end: Expiry;
}

/** What the summary shows of a membership. */
export interface Levels {
  /** Shown large: the level that runs, else the one that ended last. */
  main: LevelEnd;
  /** Shown below it; null for a member who never had a package. */
  other: LevelEnd | null;
  /** Does level 1 continue once level 2 has ended (docs/behaviour/checkout.md#membership-after-buying)? */
  isOtherWaiting: boolean;
}

/** Orders both levels for the summary. Decided: a level 2 member sees level 2 large and level 1 below. */
export function orderLevels({ level, one, two }: Membership): Levels {
  const basic: LevelEnd = { level: 1, end: one };
  const premium: LevelEnd = { level: 2, end: two };
  const isPremiumMain = level === 2 || (level === 0 && endedAt(two) > endedAt(one));
  const [main, other] = isPremiumMain ? [premium, basic] : [basic, premium];
  return {
    main,
    other: main.end.kind === 'notActivated' ? null : other,
    isOtherWaiting: level === 2 && isRunning(one) && isRunning(two) && one.at > two.at,
  };
}

/** Is this level's end known and still to come? */
export function isRunning(end: Expiry): end is Extract<Expiry, { kind: 'daysLeft' | 'date' }> {
  return end.kind === 'daysLeft' || end.kind === 'date';
}

function endedAt(end: Expiry): number {
  return 'at' in end ? end.at : 0;
}
