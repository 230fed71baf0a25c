import type { UserInfo } from '../../../contract/account.ts';
import { SECONDS_PER_DAY } from '../../../core/time.ts';

/** A level 2 member's data, ready for the bar and its caption. */
export interface Traffic {
  /** GB used, 2 decimals: '184.20'. */
  usedGb: string;
  /** What the server allows in a period; null where it names nothing: then Premium's usual allowance holds. */
  max: {
    /** Whole percent used, 0 to 100. */
    percent: number;
    /** GB of a period, 2 decimals: '500.00'. */
    gb: string;
  } | null;
  /** What is left, until the next reset; null where the allowance or the reset is not known, or has passed. */
  left: {
    /** Days to the reset; one that has begun counts. */
    days: number;
    /** Whole GB a day, rounded down. */
    gbPerDay: number;
    /** Where today is within the period of 30 days, percent. */
    today: number;
  } | null;
  /** When the count starts again at 0, seconds since the epoch; null when the server does not say. */
  resetAt: number | null;
}

/** The API counts data in MB, the reader in GB. */
const MB_PER_GB = 1024;

/** Data is reset every so many days. */
const PERIOD_DAYS = 30;

/**
 * The data that a level 2 member has used. Percent is use ÷ max × 100, floored; GB are MB ÷ 1024 with 2 decimals
 * (docs/behaviour/account.md#traffic).
 * Decided: use above the maximum is 100 percent, since a bar can't show more; the GB still say how much.
 *
 * @example trafficOf({ trafficUse: 188_621, trafficMax: 512_000, trafficDate: 0 }, 1_735_689_600)
 * // { usedGb: '184.20', max: { percent: 36, gb: '500.00' }, left: null, resetAt: null }
 */
export function trafficOf(
  { trafficUse, trafficMax, trafficDate }: Pick<UserInfo, 'trafficUse' | 'trafficMax' | 'trafficDate'>,
  nowSeconds: number,
): Traffic {
  const usedMb = Math.max(0, trafficUse);
  const percent = Math.min(100, Math.floor((usedMb / trafficMax) * 100));
  const days = Math.ceil((trafficDate - nowSeconds) / SECONDS_PER_DAY);
  return {
    usedGb: toGb(usedMb),
    max: trafficMax > 0 ? { percent, gb: toGb(trafficMax) } : null,
    left:
      trafficMax > 0 && days > 0
        ? {
            days,
            gbPerDay: Math.max(0, Math.floor((trafficMax - usedMb) / MB_PER_GB / days)),
            today: Math.max(0, Math.round((1 - days / PERIOD_DAYS) * 100)),
          }
        : null,
    resetAt: trafficDate > 0 ? trafficDate : null,
  };
}

function toGb(mb: number): string {
  return (mb / MB_PER_GB).toFixed(2);
}
