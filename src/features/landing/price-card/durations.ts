import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** One of the price card's packages. */
export interface Duration {
  product: Product;
  /** US dollars, not rounded. */
  perDayUsd: number;
  /** When it would end if it were bought now, in seconds since the epoch of the server's clock. */
  untilSeconds: number;
}

/** How many packages the card holds. */
const ROWS = 3;

/**
 * The packages of Basic that the price card offers (docs/behaviour/landing.md#price-card): the cheapest, the recommended
 * and the longest; where two of these are one, the next by price. The cheapest stands first. Returns none while payments
 * are paused.
 */
export function durationsOf({ goods, payState, linkInfo }: SkuList, serverNowMs: number): Duration[] {
  if (payState === Payments.paused) return [];
  // A member's new days start when their current ones end.
  const startSeconds = serverNowMs / 1000 + Math.max(0, linkInfo?.lastExpire ?? 0);
  const byPrice = goods
    .filter(({ vipLevel, days }) => vipLevel === 1 && days > 0)
    .sort((one, other) => one.price.usd - other.price.usd);
  const longest = [...byPrice].sort((one, other) => other.days - one.days)[0];
  const wanted = [byPrice[0], byPrice.find(({ recommend }) => recommend), longest, ...byPrice];
  const shown = [...new Set(wanted.filter((product) => product !== undefined))].slice(0, ROWS);
  return byPrice
    .filter((product) => shown.includes(product))
    .map((product) => ({
      product,
      perDayUsd: product.price.usd / product.days,
      untilSeconds: startSeconds + (product.days + product.extraDays) * SECONDS_PER_DAY,
    }));
}
