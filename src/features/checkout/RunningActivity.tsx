import { useEffect } from 'react';
import type { SkuList } from '../../contract/shop.ts';
import type { BuyingText } from './texts.ts';
import { useLate } from './use-late.ts';

/** The goods' activity, while one runs: what shows it is fetched then, and without it nothing is missed. */
export function RunningActivity({ t, activity }: { t: BuyingText; activity: SkuList['activity'] }) {
  const { state, fetchPart } = useLate(() => import('./ShelfActivity.tsx'));
  useEffect(fetchPart, [fetchPart]);
  return state.kind === 'ready' && <state.value.ShelfActivity t={t} activity={activity} />;
}
