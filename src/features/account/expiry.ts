import type { UserInfo } from '../../contract/account.ts';
import { SECONDS_PER_DAY } from '../../core/time.ts';

/** How a level's end is shown (docs/behaviour/account.md#expiry). `at` is seconds since the epoch. */
export type Expiry =
  | { kind: 'notActivated' }
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

type Fields = Pick<UserInfo, 'vipType' | 'expire' | 'expireSVip' | 'expired' | 'expiredSVip'>;

/** With more days left than this, the account shows the date instead of the days. */
const EXPIRY_DATE_DAYS = 30;

/** A member's level and both ends, at a moment in seconds since the epoch. */
export function membershipOf(info: Fields, nowSeconds: number): Membership {
  return {
    level: info.vipType,
    one: expiryOf(info.expire, info.expired, nowSeconds),
    two: expiryOf(info.expireSVip, info.expiredSVip, nowSeconds),
  };
}

/**
 * How one level's end is shown: not activated (0), expired, the date when more than 30 days remain, else the days left.
 * Decided: a day that has begun counts, so that it is "1 day" until the end, and 20 days just bought are "20 days" a minute later.
 * Decided: expired when either the server or the clock says so; "-3 days left" helps nobody.
 *
 * @example expiryOf(1_700_086_400, false, 1_700_000_000) // { kind: 'daysLeft', days: 1, at: 1_700_086_400 }
 */
export function expiryOf(at: number, isExpired: boolean, nowSeconds: number): Expiry {
  if (at <= 0) return { kind: 'notActivated' };
  const daysLeft = (at - nowSeconds) / SECONDS_PER_DAY;
  if (isExpired || daysLeft <= 0) return { kind: 'expired', at };
  return daysLeft > EXPIRY_DATE_DAYS ? { kind: 'date', at } : { kind: 'daysLeft', days: Math.ceil(daysLeft), at };
}
