import type { PaidOrder } from '#contract/account.ts';
import type { SkuList } from '#contract/shop.ts';
import { type Offered, offeredOf, shelfOf } from '#core/offered.ts';
import { orderedProduct } from '#core/product-name.ts';

/** How many packages are offered to go on with. */
const OFFERED = 2;

/** What a member is offered to go on with. */
interface Renewals {
  offered: Offered[];
  /** Is the first of them what they bought last? */
  isKnown: boolean;
}

/**
 * Two packages of a member's level to go on with from `startSeconds`: what they bought last, if it is on sale, then the
 * recommended one, then the cheapest.
 */
export function renewalsOf(
  shop: Pick<SkuList, 'goods' | 'payState'>,
  level: 1 | 2,
  pays: readonly PaidOrder[],
  startSeconds: number,
): Renewals {
  const shelf = shelfOf(shop, level);
  const newest = pays.toSorted((one, other) => other.date - one.date)[0];
  const last = newest && orderedProduct(newest, shelf);
  const wanted = [last, shelf.find(({ recommend }) => recommend), ...shelf];
  return { offered: offeredOf(wanted, OFFERED, startSeconds), isKnown: last !== undefined };
}
