import type { UserInfo } from '../../contract/account.ts';

/** A level 2 member's data, ready for the bar and its caption. */
export interface Traffic {
  /** Whole percent used, 0 to 100. */
  percent: number;
  /** GB used, 2 decimals: '184.20'. */
  usedGb: string;
  /** GB of a period, 2 decimals: '500.00'. */
  maxGb: string;
  /** When the count starts again at 0, seconds since the epoch; null when the server does not say. */
  resetAt: number | null;
}

/** The API counts data in MB, the reader in GB. */
const MB_PER_GB = 1024;

/**
 * The data that a level 2 member has used; null for other levels and where no limit is kept (`trafficMax` 0).
 * Percent is use ÷ max × 100, floored; GB are MB ÷ 1024 with 2 decimals (docs/behaviour/account.md#traffic).
 * Decided: use above the maximum is 100 percent, since a bar can't show more; the GB still say how much.
 *
 * @example trafficOf({ vipType: 2, trafficUse: 188_621, trafficMax: 512_000, trafficDate: 0 })
 * // { percent: 36, usedGb: '184.20', maxGb: '500.00', resetAt: null }
 */
export function trafficOf(
  info: Pick<UserInfo, 'vipType' | 'trafficUse' | 'trafficMax' | 'trafficDate'>,
): Traffic | null {
  if (info.vipType !== 2 || info.trafficMax <= 0) return null;
  const usedMb = Math.max(0, info.trafficUse);
  return {
    percent: Math.min(100, Math.floor((usedMb / info.trafficMax) * 100)),
    usedGb: (usedMb / MB_PER_GB).toFixed(2),
    maxGb: (info.trafficMax / MB_PER_GB).toFixed(2),
    resetAt: info.trafficDate > 0 ? info.trafficDate : null,
  };
}
