import type { PaidOrder, UserInfo } from '#contract/account.ts';
import { SECONDS_PER_DAY } from '../core/time.ts';

/** The form in which a level's end is shown (docs/behaviour/account.md#expiry). `at` is in seconds since the epoch. */
export type Expiry =
  | { kind: 'notActivated' }
  /** The level runs, but the server names no end. */
  | { kind: 'noEnd' }
  | { kind: 'expired'; at: number }
  | { kind: 'daysLeft'; days: number; at: number }
  /** `days` is missing if the end was past by the clock although the level runs. Then the clock must be wrong. */
  | { kind: 'date'; days?: number; at: number };

/** A member's level, and the end of each level. */
export interface Membership {
  /** The server's answer: 0 none, 1 basic (VIP), 2 premium (SVIP). */
  level: 0 | 1 | 2;
  one: Expiry;
  two: Expiry;
}

/** Two moments on the same clock, in seconds since the epoch: the moment of the server's answer, and now. */
export interface Moments {
  answered: number;
  now: number;
}

/** The server's answer about one level. */
export interface LevelState {
  /** The level's end in seconds since the epoch; 0 = none. */
  at: number;
  /** The server's flag for an ended level. */
  isExpired: boolean;
  /** True if the level runs, or waits until the other one ends. */
  isCurrent: boolean;
  /** The seconds that were left when the server answered, if it said so. They do not depend on the device's clock. */
  secondsLeft?: number | undefined;
}

type Fields = Pick<UserInfo, 'vipType' | 'expire' | 'expireSVip' | 'expired' | 'expiredSVip' | 'lastExpire'>;

/** If more days than this are left, nothing warns of the end. */
const EXPIRY_DATE_DAYS = 30;

/** If fewer days or this many are left, the member is offered a renewal. In a shorter package it is half of its days. */
const SOON_DAYS = 30;

/** The length in days of a package whose length is unknown. */
const YEAR_DAYS = 365;

/** Works out a member's level and both ends. */
export function membershipOf(info: Fields, moments: Moments): Membership {
  const { vipType: level, expire, expireSVip, expired, expiredSVip, lastExpire } = info;
  // Level 1 waits while level 2 runs, unless level 1 ends first.
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
 * Works out how one level's end is shown. A day that has begun counts as a whole day. So 20 days that were just bought
 * are still "20 days" a minute later. The server decides which levels had ended when it answered. The clock decides only
 * about the time since then. If the end was already past when the server answered, but the server calls the level
 * current, the clock is wrong. Then only the date is shown.
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

/** The two levels in the order in which the summary shows them. */
export interface Levels {
  /** The level that is shown large: the one that runs, or else the one that ended last. */
  main: LevelEnd;
  /** The level that is shown below it; null for a member who never had a package. */
  other: LevelEnd | null;
  /** True if level 1 continues once level 2 has ended (docs/behaviour/checkout.md#membership-after-buying). */
  isOtherWaiting: boolean;
}

/** Orders both levels for the summary. Members of level 2 see level 2 large, and level 1 below. */
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

/** Is this level's end known and in the future? */
export function isRunning(end: Expiry): end is Extract<Expiry, { kind: 'daysLeft' | 'date' }> {
  return end.kind === 'daysLeft' || end.kind === 'date';
}

function endedAt(end: Expiry): number {
  return 'at' in end ? end.at : 0;
}

/**
 * How far a membership has run. `none`: nothing was ever bought. `soon`: it runs, but ends soon. `over`: it has ended.
 * `unknown`: it runs, but nobody knows how many days are left.
 */
export type Stage = 'none' | 'running' | 'soon' | 'over' | 'unknown';

/** A member's levels, and the stage of the level that is shown large. */
export interface Standing {
  levels: Levels;
  stage: Stage;
}

/** Works out a member's standing from an answer of `info`. */
export function standingOf(info: Fields & Pick<UserInfo, 'pays'>, moments: Moments): Standing {
  const levels = orderLevels(membershipOf(info, moments));
  const { end } = levels.main;
  return { levels, stage: stageOf(end, totalDays(info.pays, end)) };
}

/**
 * The stage of one level. `total` is the number of days when the package was bought.
 * @example stageOf({ kind: 'daysLeft', days: 20, at: 1_735_689_600 }, 30) // 'running'
 */
export function stageOf(end: Expiry, total: number): Stage {
  if (end.kind === 'expired') return 'over';
  if (end.kind === 'notActivated') return 'none';
  const days = 'days' in end && end.days;
  if (!days) return 'unknown';
  return days <= Math.min(SOON_DAYS, total / 2) ? 'soon' : 'running';
}

/**
 * The number of days after the member's last purchase. They run from that order to the end, but are at least the order's
 * own days. The result is 365 if there is no dated order or no end. `info` does not say which order is for which level.
 *
 * @example totalDays([{ id: 1, name: 'VIP 30', days: 30, date: 1_735_689_600 }], { kind: 'date', days: 40, at: 1_739_145_600 }) // 40
 */
export function totalDays(orders: readonly Pick<PaidOrder, 'days' | 'date'>[], end: Expiry): number {
  const last = orders.reduce<(typeof orders)[number] | undefined>(
    (newest, order) => (order.date > (newest?.date ?? 0) ? order : newest),
    undefined,
  );
  if (!last || !('at' in end)) return YEAR_DAYS;
  return Math.max(last.days, Math.round((end.at - last.date) / SECONDS_PER_DAY)) || YEAR_DAYS;
}
