import type { Product } from '#contract/shop.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';
import type { KeptUserInfo } from '#session/session.ts';
import { toServerMs } from '#stores/server-clock.ts';

/**
 * When a member's levels end, in seconds since the epoch (0 = none). Both are 0 for a visitor. The other fields of a
 * member's answer show the server's time.
 */
export interface LevelEnds extends Partial<Pick<KeptUserInfo, 'vipType' | 'lastExpire' | 'keptAtMs'>> {
  expire: number;
  expireSVip: number;
}

/** The ends for a visitor who registers: no level has begun. */
export const NO_LEVELS: LevelEnds = { expire: 0, expireSVip: 0 };

/** When a package starts and ends, in seconds since the epoch. */
export interface Period {
  from: number;
  until: number;
  /** True if it starts when the present level ends, and not now. */
  isLater: boolean;
}

/**
 * When a package would start and end if it were paid for now (docs/behaviour/checkout.md#membership-after-buying).
 * Level 2 continues where level 2 ends. Level 1 continues at the later of both ends. Extra days count.
 *
 * @param nowSeconds the server's clock, in seconds since the epoch. A wrong one is corrected, if `held` shows its error.
 * @example periodOf({ vipLevel: 1, days: 30, extraDays: 0 }, { expire: 0, expireSVip: 0 }, 0) // { from: 0, until: 2_592_000, isLater: false }
 */
export function periodOf(
  { vipLevel, days, extraDays }: Pick<Product, 'vipLevel' | 'days' | 'extraDays'>,
  held: LevelEnds,
  nowSeconds: number,
): Period {
  const { expire, expireSVip } = held;
  const now = nowSeconds + clockErrorOf(held);
  const from = Math.max(now, expireSVip, vipLevel === 1 ? expire : 0);
  return { from, until: from + (days + extraDays) * SECONDS_PER_DAY, isLater: from > now };
}

/**
 * The seconds by which the server's clock is ahead of the clock used here, as far as a member's answer shows it. The
 * clock is wrong if the device's clock is, and the API hides `Date` (docs/api.md#server-time). While level 1 runs, its
 * end less the seconds left is the moment of the answer. A server may round those seconds, so less than a day counts as
 * none.
 */
function clockErrorOf({ expire, vipType, lastExpire = 0, keptAtMs }: LevelEnds): number {
  if (vipType !== 1 || lastExpire <= 0 || keptAtMs === undefined) return 0;
  const error = expire - lastExpire - toServerMs(keptAtMs) / 1000;
  return Math.abs(error) > SECONDS_PER_DAY ? error : 0;
}
