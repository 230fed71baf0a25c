import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Product } from '../../../contract/shop.ts';
import { type LevelEnds, type Period, periodOf } from './period.ts';
import type { Shop } from './shop.ts';

/** What the period of a package depends on. */
export interface PeriodFacts {
  shop: Shop;
  /** When the buyer's levels end now; undefined while that is asked for, null if it can't be found out. */
  $levelEnds: ReadableAtom<LevelEnds | null | undefined>;
}

/** When packages would run, for this buyer: undefined while that is not known yet, null if it can't be. */
export function usePeriod({ shop, $levelEnds }: PeriodFacts): (product: Product) => Period | null | undefined {
  const held = useStore($levelEnds);
  const nowSeconds = useStore(shop.$serverSeconds);
  return (product) => held && periodOf(product, held, nowSeconds);
}
