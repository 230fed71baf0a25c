import type { UserInfo } from '../../contract/account.ts';

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
  /** When the count starts again at 0, seconds since the epoch; null when the server does not say. */
  resetAt: number | null;
}

/** The API counts data in MB, the reader in GB. */
const MB_PER_GB = 1024;

/**
 * The data that a level 2 member has used. Percent is use ÷ max × 100, floored; GB are MB ÷ 1024 with 2 decimals
 * (docs/behaviour/account.md#traffic).
 * Decided: use above the maximum is 100 percent, since a bar can't show more; the GB still say how much.
 *
 * @example trafficOf({ trafficUse: 188_621, trafficMax: 512_000, trafficDate: 0 })
 * // { usedGb: '184.20', max: { percent: 36, gb: '500.00' }, resetAt: null }
 */
export function trafficOf({
  trafficUse,
  trafficMax,
  trafficDate,
}: Pick<UserInfo, 'trafficUse' | 'trafficMax' | 'trafficDate'>): Traffic {
  const usedMb = Math.max(0, trafficUse);
  const percent = Math.min(100, Math.floor((usedMb / trafficMax) * 100));
  return {
    usedGb: toGb(usedMb),
    max: trafficMax > 0 ? { percent, gb: toGb(trafficMax) } : null,
    resetAt: trafficDate > 0 ? trafficDate : null,
  };
}

function toGb(mb: number): string {
  return (mb / MB_PER_GB).toFixed(2);
}
