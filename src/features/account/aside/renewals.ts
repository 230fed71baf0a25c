import type { PaidOrder } from '#contract/account.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { newestFirst } from '#core/newest-first.ts';
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

/** Two packages to go on with: what the member bought last, if it is on sale, then the recommended one, then the cheapest. */
export function renewalsOf(shop: Shop, level: 1 | 2, pays: readonly PaidOrder[]): Renewals {
  const shelf = shelfOf(shop, level);
  const [newest] = newestFirst(pays);
  const last = newest && orderedProduct(newest, shelf);
  const products = different(
    last,
    shelf.find(({ recommend }) => recommend),
    ...shelf,
  );
  return { products: products.slice(0, OFFERED), isKnown: last !== undefined };
}

/** Three packages of Basic to begin with, the cheapest first: that one, the recommended one, and an offer's, else the longest. */
export function firstOf(shop: Shop): Product[] {
  const shelf = shelfOf(shop, 1);
  const longest = [...shelf].sort((one, other) => other.days - one.days)[0];
  const shown = different(
    shelf[0],
    shelf.find(({ recommend }) => recommend),
    shelf.find(({ lastTime }) => lastTime > 0) ?? longest,
    ...shelf,
  ).slice(0, FIRST);
  return shelf.filter((product) => shown.includes(product));
}

/** A level's packages, the cheapest first; none while payments are paused. */
function shelfOf({ goods, payState }: Shop, level: 1 | 2): Product[] {
  if (payState === Payments.paused) return [];
  const shelf = goods.filter(({ vipLevel, days }) => vipLevel === level && days > 0);
  return shelf.sort((one, other) => one.price.usd - other.price.usd);
}

function different(...products: (Product | undefined)[]): Product[] {
  return [...new Set(products.filter((product) => product !== undefined))];
}
