import { atom } from 'nanostores';
import { skuList } from '#contract/shop.ts';
import type { packagesTexts } from '#features/checkout/checkout-texts.ts';
import { readChoice } from '#features/checkout/product-list/choice.ts';
import { ProductList } from '#features/checkout/product-list/ProductList.tsx';
import type { RouteLevel } from '#features/checkout/product-list/product-rules.ts';
import { createShop } from '#features/checkout/product-list/shop.ts';
import { $session } from '#session/session.ts';
import { type FirstRender, renderFirst } from './render-first.ts';

renderFirst(skuList, async ({ t, props, dependencies }: FirstRender<typeof skuList, typeof packagesTexts>) => {
  const shop = createShop(dependencies, { level: props.level as RouteLevel });
  await shop.load(readChoice(location.search));
  return <ProductList t={t} model={{ shop, $levelEnds: atom($session.get()?.userInfo) }} />;
});
