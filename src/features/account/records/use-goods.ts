import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useModel } from '#app/use-model.ts';
import type { Product, SkuList } from '#contract/shop.ts';
import type { Locale } from '#routes/locales.ts';
import { createShop } from '../account-model.ts';

const NONE: readonly Product[] = [];

/** What is on sale, asked for once per view; undefined while it loads, null if it did not come. */
export function useShop(locale: Locale): SkuList | null | undefined {
  const model = useModel(createShop, locale);
  useEffect(() => void model.load(), [model]);
  return useStore(model.$shop);
}

/** The goods alone; undefined while they load, none if they did not come. */
export function useGoods(locale: Locale): readonly Product[] | undefined {
  const shop = useShop(locale);
  return shop === null ? NONE : shop?.goods;
}
