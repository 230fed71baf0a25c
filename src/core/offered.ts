import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { SECONDS_PER_DAY } from './time.ts';

/** A package that is offered in a row of few. */
export interface Offered {
  product: Product;
  /** US dollars, not rounded. */
  perDayUsd: number;
  /** When it would end if it were bought now, in seconds since the epoch of the server's clock. */
  untilSeconds: number;
}

type Shop = Pick<SkuList, 'goods' | 'payState'>;

/** How many packages are offered to begin with. */
const FIRST = 3;

/** A level's packages, the cheapest first; none while payments are paused. */
export function shelfOf({ goods, payState }: Shop, level: 1 | 2): Product[] {
  if (payState === Payments.paused) return [];
  return goods
    .filter(({ vipLevel, days }) => vipLevel === level && days > 0)
    .sort((one, other) => one.price.usd - other.price.usd);
}

/** The first different ones of these, as offers whose days begin at `startSeconds`. */
export function offeredOf(products: (Product | undefined)[], count: number, startSeconds: number): Offered[] {
  const different = [...new Set(products.filter((product) => product !== undefined))].slice(0, count);
  return different.map((product) => ({
    product,
    perDayUsd: product.price.usd / product.days,
    untilSeconds: startSeconds + (product.days + product.extraDays) * SECONDS_PER_DAY,
  }));
}

/**
 * The packages of Basic to begin with (docs/behaviour/landing.md#price-card): the cheapest, the recommended and the longest;
 * where two of these are one, the next by price. The cheapest stands first.
 */
export function firstOffered(shop: Shop, startSeconds: number): Offered[] {
  const shelf = shelfOf(shop, 1);
  const longest = shelf.toSorted((one, other) => other.days - one.days)[0];
  const wanted = [shelf[0], shelf.find(({ recommend }) => recommend), longest, ...shelf];
  const offered = offeredOf(wanted, FIRST, startSeconds);
  return offered.sort((one, other) => shelf.indexOf(one.product) - shelf.indexOf(other.product));
}
