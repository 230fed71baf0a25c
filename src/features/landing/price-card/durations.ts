import type { Product, SkuList } from '#contract/shop.ts';
import { firstPackages } from '#core/first-packages.ts';
import { SECONDS_PER_DAY } from '#core/time.ts';

/** One of the price card's packages. */
export interface Duration {
  product: Product;
  /** US dollars, not rounded. */
  perDayUsd: number;
  /** When it would end if it were bought now, in seconds since the epoch of the server's clock. */
  untilSeconds: number;
}

/** The price card's packages (`firstPackages`) with what is said of each. */
export function durationsOf(shop: SkuList, serverNowMs: number): Duration[] {
  // A member's new days start when their current ones end.
  const startSeconds = serverNowMs / 1000 + Math.max(0, shop.linkInfo?.lastExpire ?? 0);
  return firstPackages(shop).map((product) => ({
    product,
    perDayUsd: product.price.usd / product.days,
    untilSeconds: startSeconds + (product.days + product.extraDays) * SECONDS_PER_DAY,
  }));
}
