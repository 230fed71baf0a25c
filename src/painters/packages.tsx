import { atom } from 'nanostores';
import { skuList } from '#contract/shop.ts';
import type { packagesTexts } from '#features/checkout/checkout-texts.ts';
import { readChoice } from '#features/checkout/shelf/choice.ts';
import type { RouteLevel } from '#features/checkout/shelf/goods.ts';
import { Shelf } from '#features/checkout/shelf/Shelf.tsx';
import { createShop } from '#features/checkout/shelf/shop.ts';
import { $session } from '#session/session.ts';
import { type Painting, paint } from './paint.ts';

paint(skuList, async ({ t, props, dependencies }: Painting<typeof skuList, typeof packagesTexts>) => {
  const shop = createShop(dependencies, { level: props.level as RouteLevel });
  await shop.load(readChoice(location.search));
  return <Shelf t={t} model={{ shop, $levelEnds: atom($session.get()?.userInfo) }} />;
});
