import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Dependencies } from '../../model/dependencies.ts';
import { createOrder, type HandOff, type OrderCalls } from './order.ts';
import { createShop, type Shop, type ShopLevel } from './shop.ts';

/**
 * What a buyer has not chosen or filled in yet, in the screen's order (docs/behaviour/checkout.md#readiness); also the last part
 * of its text's key, below `problems`.
 */
export type Missing = 'loading' | 'product' | 'account' | 'method';

/** How registering by buying and buying as a member differ. */
interface CheckoutSetup extends OrderCalls, ShopLevel {
  /** Is the account form valid? Members have none. */
  $isAccountReady?: ReadableAtom<boolean>;
  /** Has a member agreed that level 1 days pay for part of the package? Visitors have none. */
  $isUpgrade?: ReadableAtom<boolean>;
  /** What is to be paid, as far as the site knows, US dollars. */
  totalUsdOf(shop: Shop): ReadableAtom<number>;
}

/** Choosing and paying, for visitors and members: what is on sale, what is missing, one order. */
export function createCheckout(dependencies: Dependencies, handOff: HandOff, setup: CheckoutSetup) {
  const { $isAccountReady = atom(true), $isUpgrade = atom(false), totalUsdOf } = setup;
  const shop = createShop(dependencies, setup);
  const order = createOrder(dependencies, handOff, setup);
  const $totalUsd = totalUsdOf(shop);
  /** Has the buyer tried to pay? Until then no problem is shown. */
  const $isTried = atom(false);
  const $missing = computed(
    [shop.$goods, shop.$product, $isAccountReady, shop.$merchant],
    (goods, product, isAccountReady, merchant): Missing | null => {
      if (goods.kind === 'loading') return 'loading';
      if (!product) return 'product';
      if (!isAccountReady) return 'account';
      return merchant ? null : 'method';
    },
  );
  // Whoever pressed too early is told so; when the goods come, nothing has been tried with them.
  let isEarly = false;
  shop.$goods.listen(({ kind }) => {
    if (isEarly && kind !== 'loading') $isTried.set(false);
    isEarly = false;
  });
  return {
    shop,
    order,
    $totalUsd,
    $isTried,
    $missing,
    /** Pays for the chosen package; `label` is its name. Returns false when nothing was sent or the order was refused. */
    async pay(label: string): Promise<boolean> {
      isEarly = $missing.get() === 'loading';
      $isTried.set(true);
      const product = shop.$product.get();
      const merchant = shop.$merchant.get();
      if ($missing.get() || !product || !merchant || shop.$isPaused.get()) return false;
      shop.keepMethod(merchant);
      return order.pay({ product, merchant, label, usd: $totalUsd.get(), isUpgrade: $isUpgrade.get() });
    },
  };
}

/** The model that both ways to buy share. */
export type Checkout = ReturnType<typeof createCheckout>;
