import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useModel } from '#app/use-model.ts';
import type { Product } from '#contract/shop.ts';
import type { Locale } from '#routes/locales.ts';
import { createGoods } from '../account-model.ts';

/** The goods on sale, asked for once per view; undefined while they load, none if they did not come. */
export function useGoods(locale: Locale): readonly Product[] | undefined {
  const model = useModel(createGoods, locale);
  useEffect(() => void model.load(), [model]);
  return useStore(model.$goods);
}
