import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';
import { firstOfEachKey } from '#domain/first-of-each-key.ts';
import { pricePerDayUsd } from '#domain/money.ts';

/** One package of the price card. */
export interface Duration {
  product: Product;
  /** US dollars per day, not rounded. Null if there is no such price to show. */
  perDayUsd: number | null;
  /** When the package would end if it were bought now, in seconds since the epoch by the server's clock. */
  untilSeconds: number;
}

/** The number of packages in the card. */
const ROWS = 3;

/**
 * The packages of Basic that the price card offers: the cheapest, the recommended and the longest
 * (docs/behaviour/landing.md#price-card). If two of these are the same, the next by price fills the gap. The result is
 * sorted by price. It is empty while payments are paused.
 * @param serverNowMs milliseconds since the epoch by the server's clock
 */
export function durationsOf({ goods, payState, linkInfo }: SkuList, serverNowMs: number): Duration[] {
  if (payState === Payments.paused) return [];
  // A member's new days start when the current days end.
  const startSeconds = serverNowMs / 1000 + Math.max(0, linkInfo?.lastExpire ?? 0);
  const byPrice = firstOfEachKey(goods)
    .filter(({ vipLevel, days }) => vipLevel === 1 && days > 0)
    .sort((one, other) => one.price.usd - other.price.usd);
  const longest = [...byPrice].sort((one, other) => other.days - one.days)[0];
  const wanted = [byPrice[0], byPrice.find(({ recommend }) => recommend), longest, ...byPrice];
  const shown = [...new Set(wanted.filter((product) => product !== undefined))].slice(0, ROWS);
  return byPrice
    .filter((product) => shown.includes(product))
    .map((product) => ({
      product,
      perDayUsd: pricePerDayUsd(product),
      untilSeconds: startSeconds + (product.days + product.extraDays) * SECONDS_PER_DAY,
    }));
}
