import type { Product } from '../../contract/shop.ts';

/** The package with the lowest price, the first of equals; null when there are none. */
export function cheapestOf<P extends Pick<Product, 'price'>>(goods: readonly P[]): P | null {
  return goods.reduce<P | null>(
    (least, product) => (least && least.price.usd <= product.price.usd ? least : product),
    null,
  );
}
