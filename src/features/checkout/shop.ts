import { atom, computed } from 'nanostores';
import type { Merchant, Product, SkuList } from '../../contract/shop.ts';
import { PayState } from '../../contract/values/shop.ts';
import type { Dependencies } from '../../model/dependencies.ts';
import { createLoad } from '../../model/load.ts';
import { $goodsOfferEndsAtMs } from '../../stores/goods-offer.ts';
import { defaultProduct, goodsForLevel, merchantsForLevel, offerSecondsOf, type RouteLevel } from './goods.ts';

/** The goods on sale at a level (docs/behaviour/checkout.md#goods-by-level), and what was chosen of them. */
export function createShop(dependencies: Dependencies, firstLevel: RouteLevel) {
  const $level = atom<RouteLevel>(firstLevel);
  const $productKey = atom<Product['key'] | null>(null);
  const $merchantId = atom<Merchant['id'] | null>(null);
  /** When the goods came, in milliseconds since the epoch: their countdowns started then. */
  const $loadedAtMs = atom(0);
  const { $state: $goods, load } = createLoad(async (wanted: string | null): Promise<SkuList> => {
    const list = await dependencies.send('skuList', {}, { overlay: false });
    $loadedAtMs.set(dependencies.nowMs());
    choose(list, wanted);
    const offerSeconds = offerSecondsOf(goodsForLevel(list.goods, $level.get()));
    if (offerSeconds) $goodsOfferEndsAtMs.set($loadedAtMs.get() + offerSeconds * 1000);
    return list;
  });

  const $products = computed([$goods, $level], (goods, level): Product[] =>
    goods.kind === 'ready' ? goodsForLevel(goods.value.goods, level) : [],
  );
  const $merchants = computed([$goods, $level], (goods, level): Merchant[] =>
    goods.kind === 'ready' ? merchantsForLevel(goods.value.payArray, level) : [],
  );
  const $product = computed(
    [$products, $productKey],
    (products, key) => products.find((product) => product.key === key) ?? null,
  );
  const $merchant = computed(
    [$merchants, $merchantId],
    (merchants, id) => merchants.find((merchant) => merchant.id === id) ?? null,
  );
  const $isPaused = computed($goods, (goods) => goods.kind === 'ready' && goods.value.payState === PayState.paused);
  const $hasPremium = computed(
    $goods,
    (goods) => goods.kind === 'ready' && goods.value.goods.some(({ vipLevel }) => vipLevel === 2),
  );

  /** Chooses the wanted package and shows its level; without one, chooses the recommended package. */
  const choose = (list: SkuList, wanted: string | null): void => {
    const product = list.goods.find(({ key }) => String(key) === wanted);
    if (product && firstLevel === 1 && product.vipLevel === 2) $level.set(product.itemType === 3 ? 3 : 2);
    const onShelf = goodsForLevel(list.goods, $level.get());
    $productKey.set((onShelf.find(({ key }) => String(key) === wanted) ?? defaultProduct(onShelf))?.key ?? null);
  };

  return {
    $goods,
    $level,
    $productKey,
    $merchantId,
    $loadedAtMs,
    $products,
    $merchants,
    $product,
    $merchant,
    $isPaused,
    $hasPremium,
    /** Asks for the goods; takes the key of the package to choose, if one is wanted. */
    load,
    /** Shows another level's goods. A method that can't pay there is no longer chosen. */
    showLevel(level: RouteLevel): void {
      $level.set(level);
      $productKey.set(defaultProduct($products.get())?.key ?? null);
      if (!$merchant.get()) $merchantId.set(null);
    },
  };
}

/** The goods with what was chosen of them. */
export type Shop = ReturnType<typeof createShop>;
