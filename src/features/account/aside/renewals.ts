import type { PaidOrder } from '#contract/account.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { newestFirst } from '#core/newest-first.ts';
import { type Expiry, isRunning } from '#domain/expiry.ts';
import { firstOfEachKey } from '#domain/first-of-each-key.ts';
import { orderedProduct } from '#domain/product-name.ts';

type Shop = Pick<SkuList, 'goods' | 'payState'>;

/** The number of packages offered for a renewal, and the number offered to a new member. */
const OFFERED = 2;
const FIRST = 3;

/** The packages that a member is offered for a renewal. */
interface Renewals {
  products: Product[];
  /** True if the first product is the package that the member bought last. */
  isKnown: boolean;
}

/**
 * Two packages for a renewal, chosen in this order: the package bought last if it is on sale, the recommended one, the
 * cheapest.
 */
export function renewalsOf(shop: Shop, level: 1 | 2, pays: readonly PaidOrder[]): Renewals {
  const packages = packagesOf(shop, level);
  const [newest] = newestFirst(pays);
  const last = newest && orderedProduct(newest, packages);
  const products = different(
    last,
    packages.find(({ recommend }) => recommend),
    ...packages,
  );
  return { products: products.slice(0, OFFERED), isKnown: last !== undefined };
}

/**
 * Three packages of Basic for a new member, sorted by price. They are the cheapest, the recommended one, and one with a
 * running offer. Without an offer the third is the longest.
 */
export function firstOf(shop: Shop): Product[] {
  const packages = packagesOf(shop, 1);
  const longest = [...packages].sort((one, other) => other.days - one.days)[0];
  const shown = different(
    packages[0],
    packages.find(({ recommend }) => recommend),
    packages.find(({ lastTime }) => lastTime > 0) ?? longest,
    ...packages,
  ).slice(0, FIRST);
  return packages.filter((product) => shown.includes(product));
}

/**
 * When the days of a renewal begin, in seconds since the epoch. While the level runs, that is its end, which the server
 * has named. So a device whose clock is wrong shows the right day.
 */
export function renewalStart(end: Expiry, nowSeconds: number): number {
  return isRunning(end) ? end.at : nowSeconds;
}

/** A level's packages, the cheapest first. Empty while payments are paused. */
function packagesOf({ goods, payState }: Shop, level: 1 | 2): Product[] {
  if (payState === Payments.paused) return [];
  const packages = firstOfEachKey(goods).filter(({ vipLevel, days }) => vipLevel === level && days > 0);
  return packages.sort((one, other) => one.price.usd - other.price.usd);
}

function different(...products: (Product | undefined)[]): Product[] {
  return [...new Set(products.filter((product) => product !== undefined))];
}
