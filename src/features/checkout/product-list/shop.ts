import { atom, computed } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { createFetchedValue } from '#app/fetched-value.ts';
import type { Merchant, Product, SkuList } from '#contract/shop.ts';
import { Payments } from '#contract/values.ts';
import { $offerEndsAtMs, $offerTitle } from '#stores/offer-end.ts';
import { steadyMs } from '#stores/second.ts';
import { localValues } from '#stores/storage.ts';
import { type Choice, methodKey } from './choice.ts';
import {
  byLength,
  defaultProduct,
  goodsForLevel,
  levelOf,
  merchantsForLevel,
  offerSecondsOf,
  type RouteLevel,
} from './product-rules.ts';

/**
 * The level whose goods are shown first. With `mayChangeLevel` the buyer may change the level, and a chosen package
 * sets it.
 */
export interface ShopLevel {
  level: RouteLevel;
  mayChangeLevel?: boolean;
}

/** The model of the goods on sale at a level (docs/behaviour/checkout.md#goods-by-level), and of the buyer's choice. */
export function createShop(
  dependencies: Pick<Dependencies, 'send' | 'serverNowMs'>,
  { level: firstLevel, mayChangeLevel = false }: ShopLevel,
) {
  const $level = atom<RouteLevel>(firstLevel);
  const $productKey = atom<Product['key'] | null>(null);
  /** The chosen method's `methodKey`, not its id: a server may give the methods of one provider the same id. */
  const $methodKey = atom<string | null>(null);
  /** The buyer's own choices, for the address. Suggestions do not count. */
  const $choice = atom<Choice>({});
  /** True if the chosen package is no longer on sale here. */
  const $isGone = atom(false);
  /** When the goods arrived, by the steady clock (`stores/second.ts`). The countdowns of offers start there. */
  const $loadedAtMs = atom(0);
  /** The same moment by the server's clock, in seconds. The packages' periods are computed from it. */
  const $serverSeconds = atom(0);
  /** Packages whose offer has ended since the goods arrived. Only the server knows what they cost now. */
  const $ended = atom<readonly Product['key'][]>([]);
  /**
   * Packages for which the goods were asked for again. Each package counts once, so that a server whose countdowns
   * never end is not asked without end.
   */
  const askedFor = new Set<Product['key']>();
  const {
    $state: $goods,
    $isBusy: $isAsking,
    load,
  } = createFetchedValue(async (isFirst: boolean): Promise<SkuList> => {
    const list = await dependencies.send('skuList', {}, { overlay: false });
    $loadedAtMs.set(steadyMs());
    $serverSeconds.set(dependencies.serverNowMs() / 1000);
    $ended.set([]);
    if (isFirst) choose(list);
    else if (!goodsForLevel(list.goods, $level.get()).some(isChosen)) loseProduct();
    const offerSeconds = offerSecondsOf(goodsForLevel(list.goods, $level.get()));
    if (offerSeconds) $offerEndsAtMs.set($loadedAtMs.get() + offerSeconds * 1000);
    if (list.activity?.enable) $offerTitle.set(list.activity.title ?? undefined);
    return list;
  });

  const $listed = computed([$goods, $level], (goods, level): Product[] =>
    goods.kind === 'ready' ? goodsForLevel(goods.value.goods, level) : [],
  );
  const $products = computed($listed, byLength);
  const $merchants = computed([$goods, $level], (goods, level): Merchant[] =>
    goods.kind === 'ready' ? merchantsForLevel(goods.value.payArray, level) : [],
  );
  const $product = computed(
    [$products, $productKey],
    (products, key) => products.find((product) => product.key === key) ?? null,
  );
  const $merchant = computed(
    [$merchants, $methodKey],
    (merchants, key) => merchants.find((merchant) => keyOf(merchant) === key) ?? null,
  );
  const $isPaused = computed($goods, (goods) => goods.kind === 'ready' && goods.value.payState === Payments.paused);
  /** True if nothing of this level is on sale. Nothing more can be asked of a buyer then. */
  const $isEmpty = computed([$goods, $listed], (goods, listed) => goods.kind === 'ready' && listed.length === 0);
  const $hasPremium = computed(
    $goods,
    (goods) => goods.kind === 'ready' && goods.value.goods.some(({ vipLevel }) => vipLevel === 2),
  );

  const isChosen = ({ key }: Product): boolean => key === $productKey.get();

  /**
   * Selects the package that the buyer chose, and its level. Suggests another package if none is chosen, or if the
   * chosen package is not on sale.
   */
  const choose = (list: SkuList): void => {
    const wanted = $choice.get();
    const product = list.goods.find(({ key }) => String(key) === wanted.product);
    if (mayChangeLevel) $level.set(product ? levelOf(product) : (wanted.level ?? $level.get()));
    const listed = goodsForLevel(list.goods, $level.get());
    const found = listed.find(({ key }) => String(key) === wanted.product);
    $productKey.set((found ?? defaultProduct(listed))?.key ?? null);
    $isGone.set(wanted.product !== undefined && !found);
    chooseMerchant(list.payArray);
  };

  /**
   * Called when the selected package is no longer on sale. Nothing is selected then, so that no other package is
   * ordered by mistake.
   */
  const loseProduct = (): void => {
    $isGone.set($productKey.get() !== null);
    $productKey.set(null);
  };

  /**
   * Selects the wanted method, or the method last tried in this browser. Selects no method if that one cannot pay at
   * this level.
   */
  const chooseMerchant = (all: readonly Merchant[]): void => {
    const wanted = $choice.get().method ?? localValues.get('paymentMethod');
    const found = merchantsForLevel(all, $level.get()).find((merchant) => methodKey(merchant, all) === wanted);
    $methodKey.set(found && wanted ? wanted : null);
  };

  /** The methods of all levels. */
  const allMerchants = (): readonly Merchant[] => {
    const goods = $goods.get();
    return goods.kind === 'ready' ? goods.value.payArray : [];
  };

  const keyOf = (merchant: Merchant): string => methodKey(merchant, allMerchants());

  return {
    /** The `methodKey` of the method last tried in this browser, as it was stored when the page was opened. */
    lastMethod: localValues.get('paymentMethod'),
    $goods,
    $level,
    $productKey,
    $methodKey,
    keyOf,
    $choice,
    $isGone,
    $loadedAtMs,
    $serverSeconds,
    $ended,
    $isAsking,
    $products,
    $merchants,
    $product,
    $merchant,
    $isPaused,
    $isEmpty,
    $hasPremium,
    /**
     * Loads the goods, and selects the wanted package and method. A choice that the buyer makes while they load takes
     * precedence.
     */
    load(wanted: Choice): Promise<boolean> {
      $choice.set(wanted);
      return load(true);
    },
    /** Chooses a package of this level. */
    chooseProduct(key: Product['key']): void {
      $productKey.set(key);
      $isGone.set(false);
      $choice.set({ product: String(key), method: $choice.get().method });
    },
    /** Chooses a payment method. */
    chooseMethod(key: string): void {
      $methodKey.set(key);
      $choice.set({ ...$choice.get(), method: key });
    },
    /** Stores the method for this browser's next order. */
    keepMethod(merchant: Merchant): void {
      localValues.set('paymentMethod', keyOf(merchant));
    },
    /** Shows another level's goods. A method that can't pay there is deselected. */
    showLevel(level: RouteLevel): void {
      $level.set(level);
      $productKey.set(defaultProduct($listed.get())?.key ?? null);
      $isGone.set(false);
      $choice.set({ level, method: $choice.get().method });
      if (!$merchant.get()) chooseMerchant(allMerchants());
    },
    /**
     * Called when an offer has run out. Loads the goods again, once for each package, because only the server knows the
     * new price (docs/behaviour/checkout.md#offers-that-ran-out).
     */
    endOffer(key: Product['key']): void {
      if ($ended.get().includes(key)) return;
      $ended.set([...$ended.get(), key]);
      if (!askedFor.has(key)) void load(false);
      askedFor.add(key);
    },
  };
}

/** The model of the goods and the choice among them. */
export type Shop = ReturnType<typeof createShop>;
