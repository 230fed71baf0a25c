import type { Product } from '#contract/shop.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** When a member's levels end, in seconds since the epoch (0 = none). Both are 0 for a visitor. */
export interface LevelEnds {
  expire: number;
  expireSVip: number;
}

/** The ends for a visitor who registers: no level has begun. */
export const NO_LEVELS: LevelEnds = { expire: 0, expireSVip: 0 };

/** When a package starts and ends, in seconds since the epoch. */
export interface Period {
  from: number;
  until: number;
}

/**
 * When a package would start and end if it were paid for now (docs/behaviour/checkout.md#membership-after-buying).
 * Level 2 continues where level 2 ends. Level 1 continues at the later of both ends. Extra days count.
 *
 * @param nowSeconds the server's clock, in seconds since the epoch
 * @example periodOf({ vipLevel: 1, days: 30, extraDays: 0 }, { expire: 0, expireSVip: 0 }, 0) // { from: 0, until: 2_592_000 }
 */
export function periodOf(
  { vipLevel, days, extraDays }: Pick<Product, 'vipLevel' | 'days' | 'extraDays'>,
  { expire, expireSVip }: LevelEnds,
  nowSeconds: number,
): Period {
  const from = Math.max(nowSeconds, expireSVip, vipLevel === 1 ? expire : 0);
  return { from, until: from + (days + extraDays) * SECONDS_PER_DAY };
}
