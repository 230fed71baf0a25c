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
    /** GB per period, 2 decimals: '500.00'. */
    gb: string;
  } | null;
  /** The data that is left. Null if the allowance or `until` is unknown, or `until` has passed. */
  left: {
    /** Whole GB. */
    gb: number;
    /** Whole GB a day, rounded down. */
    gbPerDay: number;
  } | null;
  /** The time for which this data lasts. Null if the server does not say. */
  until: DataUntil | null;
}

/** The time for which a member's data lasts. */
export interface DataUntil {
  /** Seconds since the epoch. */
  at: number;
  /** True if level 2 ends then, and the count never restarts. Otherwise the count restarts at 0. */
  isEnd: boolean;
}

/** The API counts data in MB, and the screen shows GB. */
const MB_PER_GB = 1024;

/**
 * The data that a level 2 member has used (docs/behaviour/account.md#traffic). GB are MB ÷ 1024. The percentage is use
 * ÷ max × 100, rounded down. Use above the maximum counts as 100 percent, since a bar cannot show more. The GB still
 * show the real amount.
 *
 * @example trafficOf({ trafficUse: 188_621, trafficMax: 512_000, trafficDate: 0, expireSVip: 0 }, 1_735_689_600)
 * // { usedGb: '184.20', max: { percent: 36, gb: '500.00' }, left: null, until: null }
 */
export function trafficOf(
  { trafficUse, trafficMax, ...ends }: Pick<UserInfo, 'trafficUse' | 'trafficMax'> & Ends,
  nowSeconds: number,
): Traffic {
  const usedMb = Math.max(0, trafficUse);
  const percent = Math.min(100, Math.floor((usedMb / trafficMax) * 100));
  const until = dataUntil(ends);
  const days = until ? Math.ceil((until.at - nowSeconds) / SECONDS_PER_DAY) : 0;
  return {
    usedGb: toGb(usedMb),
    max: trafficMax > 0 ? { percent, gb: toGb(trafficMax) } : null,
    left:
      trafficMax > 0 && days > 0
        ? {
            gb: Math.max(0, Math.round((trafficMax - usedMb) / MB_PER_GB)),
            gbPerDay: Math.max(0, Math.floor((trafficMax - usedMb) / MB_PER_GB / days)),
          }
        : null,
    until,
  };
}

/** The time for which a member's data lasts: until the count restarts, or until level 2 ends if that comes first. */
export function dataUntil({ trafficDate, expireSVip }: Ends): DataUntil | null {
  if (trafficDate <= 0) return null;
  const isEnd = expireSVip > 0 && expireSVip <= trafficDate;
  return { at: isEnd ? expireSVip : trafficDate, isEnd };
}

type Ends = Pick<UserInfo, 'trafficDate' | 'expireSVip'>;

function toGb(mb: number): string {
  return (mb / MB_PER_GB).toFixed(2);
}
