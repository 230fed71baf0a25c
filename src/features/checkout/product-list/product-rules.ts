import type { Merchant, Product } from '#contract/shop.ts';
import { firstOfEachKey } from '#domain/first-of-each-key.ts';

/** The level in `/packages/{level}`: 1 Basic, 2 Premium, 3 Premium data plans (docs/behaviour/checkout.md#levels). */
export type RouteLevel = 1 | 2 | 3;

/** All levels, in the order of the tabs above the packages. */
export const LEVELS = [1, 2, 3] as const;

const TRAFFIC_PLAN = 3;

/**
 * The goods that `/packages/{level}` lists, in the server's order (docs/behaviour/checkout.md#goods-by-level).
 * - 1: `vipLevel` 1
 * - 2: `vipLevel` 2 with `itemType` 1
 * - 3: `vipLevel` 2 with `itemType` 3
 */
export function goodsForLevel<P extends Pick<Product, 'key' | 'vipLevel' | 'itemType'>>(
  goods: readonly P[],
  level: RouteLevel,
): P[] {
  const itemType = level === 3 ? TRAFFIC_PLAN : 1;
  return firstOfEachKey(goods).filter((product) =>
    level === 1 ? product.vipLevel === 1 : product.vipLevel === 2 && product.itemType === itemType,
  );
}

/** The page on which a package is sold: 3 for data plans, although their `vipLevel` is 2. */
export function levelOf({ vipLevel, itemType }: Pick<Product, 'vipLevel' | 'itemType'>): RouteLevel {
  if (vipLevel === 1) return 1;
  return itemType === TRAFFIC_PLAN ? 3 : 2;
}

/** The payment methods that can pay at a level: `l1` for 1, `l2` for 2 and 3 (docs/behaviour/checkout.md#payment-methods). */
export function merchantsForLevel<M extends Pick<Merchant, 'l1' | 'l2'>>(
  merchants: readonly M[],
  level: RouteLevel,
): M[] {
  return merchants.filter(({ l1, l2 }) => (level === 1 ? l1 : l2));
}

/**
 * Sorts goods for display: the shortest first, and goods of the same length in the server's order.
 *
 * @example byLength([{ days: 360 }, { days: 7 }]) // 7, 360
 */
export function byLength<P extends Pick<Product, 'days'>>(goods: readonly P[]): P[] {
  return [...goods].sort((one, other) => one.days - other.days);
}

/** The package that is suggested: the recommended one, else the first. Null if there are no packages. */
export function defaultProduct<P extends Pick<Product, 'recommend'>>(goods: readonly P[]): P | null {
  return goods.find(({ recommend }) => recommend) ?? goods[0] ?? null;
}

/**
 * Seconds until the first running offer of the goods ends, counted from the server's answer. 0 if no offer runs. The
 * banner shows the countdown (docs/behaviour/chrome.md#banner).
 *
 * @example offerSecondsOf([{ lastTime: -1 }, { lastTime: 7200 }, { lastTime: 60 }]) // 60
 */
export function offerSecondsOf(goods: readonly Pick<Product, 'lastTime'>[]): number {
  const running = goods.map(({ lastTime }) => lastTime).filter((seconds) => seconds > 0);
  return running.length > 0 ? Math.min(...running) : 0;
}

/** True if a package cannot be refunded. Packages of level 2 never can. */
export function isNotRefundable({ vipLevel, noRefund }: Pick<Product, 'vipLevel' | 'noRefund'>): boolean {
  return vipLevel === 2 || noRefund;
}
