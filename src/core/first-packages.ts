import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';

/** How many packages a price card holds. */
const ROWS = 3;

/** A level's packages, the cheapest first; none while payments are paused. */
export function shelfByPrice({ goods, payState }: Pick<SkuList, 'goods' | 'payState'>, level: 1 | 2): Product[] {
  if (payState === Payments.paused) return [];
  const shelf = goods.filter(({ vipLevel, days }) => vipLevel === level && days > 0);
  return shelf.sort((one, other) => one.price.usd - other.price.usd);
}

/**
 * Three packages of Basic to begin with, the cheapest first (docs/behaviour/landing.md#price-card): that one, the
 * recommended and the longest, or, for who is told of an offer, the one whose price it lowers; where two of these are one,
 * the next by price.
 */
export function firstPackages(shop: Pick<SkuList, 'goods' | 'payState'>, hasOffer = false): Product[] {
  const byPrice = shelfByPrice(shop, 1);
  const wanted = [
    hasOffer ? byPrice.find(({ lastTime }) => lastTime > 0) : undefined,
    byPrice.find(({ recommend }) => recommend),
    byPrice[0],
    [...byPrice].sort((one, other) => other.days - one.days)[0],
    ...byPrice,
  ];
  const shown = [...new Set(wanted)].filter((product) => product !== undefined).slice(0, ROWS);
  return byPrice.filter((product) => shown.includes(product));
}
