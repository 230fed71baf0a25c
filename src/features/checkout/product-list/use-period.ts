import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Product } from '#contract/shop.ts';
import { type LevelEnds, type Period, periodOf } from './period.ts';
import type { Shop } from './shop.ts';

/** The values on which the period of a package depends. */
export interface PeriodFacts {
  shop: Shop;
  /** When the buyer's levels end now. Undefined while loading, null if unknown. */
  $levelEnds: ReadableAtom<LevelEnds | null | undefined>;
}

/**
 * Returns a function that says when a package would run for this buyer. Its result is undefined while loading, and null
 * if the ends are unknown.
 */
export function usePeriod({ shop, $levelEnds }: PeriodFacts): (product: Product) => Period | null | undefined {
  const held = useStore($levelEnds);
  const nowSeconds = useStore(shop.$serverSeconds);
  return (product) => held && periodOf(product, held, nowSeconds);
}
