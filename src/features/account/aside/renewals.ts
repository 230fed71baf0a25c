import type { PaidOrder } from '#contract/account.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import { shelfByPrice } from '#core/first-packages.ts';
import { orderedProduct } from '#core/product-name.ts';

type Shop = Pick<SkuList, 'goods' | 'payState'>;

/** How many packages are offered to go on with. */
const OFFERED = 2;

/** What a member is offered to go on with. */
interface Renewals {
  products: Product[];
  /** Is the first of them what they bought last? */
  isKnown: boolean;
}

/** Two packages to go on with: what the member bought last, if it is on sale, then the recommended one, then the cheapest. */
export function renewalsOf(shop: Shop, level: 1 | 2, pays: readonly PaidOrder[]): Renewals {
  const shelf = shelfByPrice(shop, level);
  const newest = [...pays].sort((one, other) => other.date - one.date)[0];
  const last = newest && orderedProduct(newest, shelf);
  const products = different(
    last,
    shelf.find(({ recommend }) => recommend),
    ...shelf,
  );
  return { products: products.slice(0, OFFERED), isKnown: last !== undefined };
}

function different(...products: (Product | undefined)[]): Product[] {
  return [...new Set(products.filter((product) => product !== undefined))];
}
