import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../seed/goods.ts';
import { QUOTA_MB } from '../seed/goods.ts';
import { type AccountRow, run } from './database.ts';
import { DAY_SECONDS } from './world.ts';

/** Data is reset this often (docs/behaviour/account.md#traffic). */
const RESET_SECONDS = 30 * DAY_SECONDS;

/** The level that runs now: 2 before 1 before none. If all levels have expired it is 0, with `expired` flags. */
export function runningLevel(member: AccountRow, now: number): 0 | 1 | 2 {
  if (member.expireSvip > now) return 2;
  return member.expire > now ? 1 : 0;
}

/** Seconds of level 1 left, 0 = none. */
export function level1SecondsLeft(member: AccountRow, now: number): number {
  return Math.max(0, member.expire - now);
}

/** While level 2 runs: moves a passed reset date forward by whole periods and resets the used data. */
export function resetTrafficIfDue(db: DatabaseSync, member: AccountRow, now: number): AccountRow {
  if (!member.trafficMax || member.trafficDate > now || member.expireSvip <= now) return member;
  const periods = Math.floor((now - member.trafficDate) / RESET_SECONDS) + 1;
  const trafficDate = member.trafficDate + periods * RESET_SECONDS;
  run(db, 'UPDATE account SET trafficUse = 0, trafficDate = ? WHERE id = ?', trafficDate, member.id);
  return { ...member, trafficUse: 0, trafficDate };
}

/**
 * Gives a member what they paid for. Level 1 is extended at its end (after a running level 2, during which it can't be
 * used); level 2 starts or is extended at once and moves a running level 1 back by the same days
 * (docs/behaviour/checkout.md#membership-after-buying). An upgrade uses up `convertDays` of level 1.
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
  // Days used by an upgrade end now; an end in the past stays unchanged.
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
