import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Product } from '../../../contract/shop.ts';
import type { Shop } from './shop.ts';
import { type Held, type Term, termOf } from './term.ts';

/** What the term of a package depends on. */
export interface TermFacts {
  shop: Shop;
  /** When the buyer's levels end now; undefined while that is asked for, null if it can't be found out. */
  $held: ReadableAtom<Held | null | undefined>;
}

/** When packages would run, for this buyer: undefined while that is not known yet, null if it can't be. */
export function useTerm({ shop, $held }: TermFacts): (product: Product) => Term | null | undefined {
  const held = useStore($held);
  const nowSeconds = useStore(shop.$serverSeconds);
  return (product) => held && termOf(product, held, nowSeconds);
}
