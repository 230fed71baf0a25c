import type { UserInfo } from '#contract/account.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** A level 2 member's data, ready for the bar and its caption. */
export interface Traffic {
  /** GB used, 2 decimals: '184.20'. */
  usedGb: string;
  /** The allowance of a period. Null if the server names none. Premium's usual allowance applies then. */
  max: {
    /** Whole percent used, 0 to 100. */
    percent: number;
    /** GB per period: '500'. */
    gb: string;
  } | null;
  /** What is left until the next reset. Null if the allowance or the reset is unknown, or the reset has passed. */
  left: {
    /** Whole GB. */
    gb: number;
    /** Whole GB a day, rounded down. */
    gbPerDay: number;
  } | null;
  /** When the count restarts at 0, in seconds since the epoch. Null if the server does not say. */
  resetAt: number | null;
}

/** The API counts data in MB, and the screen shows GB. */
const MB_PER_GB = 1024;

/**
 * The data that a level 2 member has used (docs/behaviour/account.md#traffic). GB are MB ÷ 1024. The percentage is use
 * ÷ max × 100, rounded down. Use above the maximum counts as 100 percent, since a bar cannot show more. The GB still
 * show the real amount.
 *
 * @example trafficOf({ trafficUse: 188_621, trafficMax: 512_000, trafficDate: 0 }, 1_735_689_600)
 * // { usedGb: '184.20', max: { percent: 36, gb: '500' }, left: null, resetAt: null }
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
    max: trafficMax > 0 ? { percent, gb: String(Number(toGb(trafficMax))) } : null,
    left:
      trafficMax > 0 && days > 0
        ? {
            gb: Math.max(0, Math.round((trafficMax - usedMb) / MB_PER_GB)),
            gbPerDay: Math.max(0, Math.floor((trafficMax - usedMb) / MB_PER_GB / days)),
          }
        : null,
    resetAt: trafficDate > 0 ? trafficDate : null,
  };
}

function toGb(mb: number): string {
  return (mb / MB_PER_GB).toFixed(2);
}
