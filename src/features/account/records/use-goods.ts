import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useModel } from '#app/use-model.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import type { Locale } from '#routes/locales.ts';
import { createGoods } from '../account-model.ts';

const NONE: readonly Product[] = [];

/** The goods on sale, loaded once for each view. Undefined while loading, and null if the call failed. */
export function useShop(locale: Locale): SkuList | null | undefined {
  const model = useModel(createGoods, locale);
  useEffect(() => void model.load(), [model]);
  return useStore(model.$goods);
}

/** The goods without the rest of the answer. Undefined while loading, and empty if the call failed. */
export function useGoods(locale: Locale): readonly Product[] | undefined {
  const shop = useShop(locale);
  return shop === null ? NONE : shop?.goods;
}
