import type { PaidOrder } from '#contract/account.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { orderedProduct } from '#core/product-name.ts';

type Shop = Pick<SkuList, 'goods' | 'payState'>;

/** How many packages are offered to go on with, and to begin with. */
const OFFERED = 2;
const FIRST = 3;

/** What a member is offered to go on with. */
interface Renewals {
  products: Product[];
  /** Is the first of them what they bought last? */
  isKnown: boolean;
}

/**
 * Two packages of a member's level to go on with: what they bought last, if it is on sale, then the recommended one, then the
 * cheapest. None while payments are paused.
 */
export function renewalsOf(shop: Shop, level: 1 | 2, pays: readonly PaidOrder[]): Renewals {
  const goods = goodsOf(shop, level);
  const newest = pays.toSorted((one, other) => other.date - one.date)[0];
  const last = newest && orderedProduct(newest, goods);
  const products = different(
    last,
    goods.find(({ recommend }) => recommend),
    ...goods,
  ).slice(0, OFFERED);
  return { products, isKnown: last !== undefined };
}

/** Three packages of Basic to begin with, the cheapest first: that one, the recommended one and the longest. */
export function firstOf(shop: Shop): Product[] {
  const goods = goodsOf(shop, 1);
  const longest = goods.toSorted((one, other) => other.days - one.days)[0];
  const shown = different(
    goods[0],
    goods.find(({ recommend }) => recommend),
    longest,
    ...goods,
  ).slice(0, FIRST);
  return goods.filter((product) => shown.includes(product));
}

/** A level's packages, the cheapest first; none while payments are paused. */
function goodsOf({ goods, payState }: Shop, level: 1 | 2): Product[] {
  if (payState === Payments.paused) return [];
  return goods
    .filter(({ vipLevel, days }) => vipLevel === level && days > 0)
    .sort((one, other) => one.price.usd - other.price.usd);
}

function different(...products: (Product | undefined)[]): Product[] {
  return [...new Set(products.filter((product) => product !== undefined))];
}
