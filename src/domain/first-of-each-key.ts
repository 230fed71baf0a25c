import type { Product } from '#contract/shop.ts';

/** Of packages with the same key only the first is sold, because an order could not tell them apart. */
export function firstOfEachKey<P extends Pick<Product, 'key'>>(goods: readonly P[]): P[] {
  return goods.filter(({ key }, place) => goods.findIndex((other) => other.key === key) === place);
}
