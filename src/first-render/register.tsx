import { atom } from 'nanostores';
import { skuList } from '#contract/shop.ts';
import type { registerTexts } from '#features/checkout/checkout-texts.ts';
import { readChoice } from '#features/checkout/product-list/choice.ts';
import { ProductList } from '#features/checkout/product-list/ProductList.tsx';
import { NO_LEVELS } from '#features/checkout/product-list/period.ts';
import { createShop } from '#features/checkout/product-list/shop.ts';
import { type FirstRender, renderFirst } from './render-first.ts';

renderFirst(skuList, async ({ t, dependencies }: FirstRender<typeof skuList, typeof registerTexts>) => {
  const shop = createShop(dependencies, { level: 1, mayChangeLevel: true });
  await shop.load(readChoice(location.search));
  return <ProductList t={t} model={{ shop, $levelEnds: atom(NO_LEVELS) }} mayChangeLevel />;
});
