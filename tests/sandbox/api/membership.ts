import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../seed/goods.ts';
import { QUOTA_MB } from '../seed/goods.ts';
import { type AccountRow, run } from './database.ts';
import { DAY_SECONDS } from './world.ts';

/** The used data is reset after this time (docs/behaviour/account.md#traffic). */
const RESET_SECONDS = 30 * DAY_SECONDS;

/**
 * Returns the level that runs now. Level 2 comes before level 1. Returns 0 if no level runs; `expired` and
 * `expiredSVip` then tell whether one has expired.
 */
export function runningLevel(member: AccountRow, now: number): 0 | 1 | 2 {
  if (member.expireSvip > now) return 2;
  return member.expire > now ? 1 : 0;
}

/** Returns the seconds of level 1 that are left; 0 means none. */
export function level1SecondsLeft(member: AccountRow, now: number): number {
  return Math.max(0, member.expire - now);
}

/** While level 2 runs, moves a reset date in the past forward by whole periods, and resets the used data. */
export function resetTrafficIfDue(db: DatabaseSync, member: AccountRow, now: number): AccountRow {
  if (!member.trafficMax || member.trafficDate > now || member.expireSvip <= now) return member;
  const periods = Math.floor((now - member.trafficDate) / RESET_SECONDS) + 1;
  const trafficDate = member.trafficDate + periods * RESET_SECONDS;
  run(db, 'UPDATE account SET trafficUse = 0, trafficDate = ? WHERE id = ?', trafficDate, member.id);
  return { ...member, trafficUse: 0, trafficDate };
}

/**
 * Gives members what they have paid for (docs/behaviour/checkout.md#membership-after-buying). Level 1 is extended at
 * its end. If level 2 runs, level 1 is extended after it, because it can't be used before. Level 2 starts or is
 * extended at once, and moves a running level 1 back by the same days. An upgrade uses up `convertDays` of level 1.
 */
export function extendMembership(
  db: DatabaseSync,
  member: AccountRow,
  product: ProductSeed,
  convertDays: number,
  now: number,
): void {
  const seconds = (product.days + (product.extraDays ?? 0)) * DAY_SECONDS;
  if (product.vipLevel === 1) {
    const from = Math.max(now, member.expire, member.expireSvip);
    run(db, 'UPDATE account SET expire = ? WHERE id = ?', from + seconds, member.id);
    return;
  }
  const left = member.expire - convertDays * DAY_SECONDS;
  // An upgrade that uses up all days ends level 1 now. A level 1 that has already ended stays unchanged.
  const level1 = left > now ? left + seconds : Math.min(member.expire, now);
  const starts = member.expireSvip <= now;
  run(
    db,
    'UPDATE account SET expire = ?, expireSvip = ?, trafficMax = ?, trafficUse = ?, trafficDate = ? WHERE id = ?',
    level1,
    Math.max(now, member.expireSvip) + seconds,
    QUOTA_MB,
    starts ? 0 : member.trafficUse,
    starts || !member.trafficDate ? now + RESET_SECONDS : member.trafficDate,
    member.id,
  );
}
