import type { PaidOrder } from '#contract/account.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { orderedProduct } from '#core/product-name.ts';

/** How many packages are offered. */
const OFFERED = 2;

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
export function renewalsOf(
  shop: Pick<SkuList, 'goods' | 'payState'>,
  level: 1 | 2,
  pays: readonly PaidOrder[],
): Renewals {
  if (shop.payState === Payments.paused) return { products: [], isKnown: false };
  const goods = shop.goods
    .filter(({ vipLevel, days }) => vipLevel === level && days > 0)
    .sort((one, other) => one.price.usd - other.price.usd);
  const newest = pays.toSorted((one, other) => other.date - one.date)[0];
  const last = newest && orderedProduct(newest, goods);
  const wanted = [last, goods.find(({ recommend }) => recommend), ...goods];
  const products = [...new Set(wanted.filter((product) => product !== undefined))].slice(0, OFFERED);
  return { products, isKnown: last !== undefined };
}
