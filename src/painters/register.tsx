import { atom } from 'nanostores';
import { skuList } from '#contract/shop.ts';
import type { registerTexts } from '#features/checkout/checkout-texts.ts';
import { readChoice } from '#features/checkout/shelf/choice.ts';
import { NO_LEVELS } from '#features/checkout/shelf/period.ts';
import { Shelf } from '#features/checkout/shelf/Shelf.tsx';
import { createShop } from '#features/checkout/shelf/shop.ts';
import { type Painting, paint } from './paint.ts';

paint(skuList, async ({ t, dependencies }: Painting<typeof skuList, typeof registerTexts>) => {
  const shop = createShop(dependencies, { level: 1, isOpen: true });
  await shop.load(readChoice(location.search));
  return <Shelf t={t} model={{ shop, $levelEnds: atom(NO_LEVELS) }} isOpen />;
});
