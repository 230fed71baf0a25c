import { useStore } from '@nanostores/react';
import type { Product } from '../../contract/shop.ts';
import type { Checkout } from './checkout.ts';
import { type Term, termOf } from './term.ts';

/** When packages would run, for this buyer: undefined while that is not known yet, null if it can't be. */
export function useTerm({ shop, $held }: Checkout): (product: Product) => Term | null | undefined {
  const held = useStore($held);
  const nowSeconds = useStore(shop.$serverSeconds);
  return (product) => held && termOf(product, held, nowSeconds);
}
