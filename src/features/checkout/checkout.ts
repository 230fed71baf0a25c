import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Dependencies } from '../../model/dependencies.ts';
import type { RouteLevel } from './goods.ts';
import { createOrder, type HandOff, type OrderCalls } from './order.ts';
import { createShop, type Shop } from './shop.ts';

/**
 * What a buyer has not chosen or filled in yet, in the screen's order (docs/behaviour/checkout.md#readiness); also the last part
 * of its text's key, below `problems`.
 */
export type Missing = 'product' | 'account' | 'method';

/** How registering by buying and buying as a member differ. */
interface CheckoutSetup extends OrderCalls {
  level: RouteLevel;
  /** Is the account form valid? Members have none. */
  $isAccountReady?: ReadableAtom<boolean>;
  /** What is to be paid, as far as the site knows, US dollars. */
  totalUsdOf(shop: Shop): ReadableAtom<number>;
}

/** Choosing and paying, for visitors and members: what is on sale, what is missing, one order. */
export function createCheckout(dependencies: Dependencies, handOff: HandOff, setup: CheckoutSetup) {
  const { level, $isAccountReady = atom(true), totalUsdOf } = setup;
  const shop = createShop(dependencies, level);
  const order = createOrder(dependencies, handOff, setup);
  const $totalUsd = totalUsdOf(shop);
  /** Has the buyer tried to pay? Until then no problem is shown. */
  const $isTried = atom(false);
  const $missing = computed(
    [shop.$product, $isAccountReady, shop.$merchant],
    (product, isAccountReady, merchant): Missing | null => {
      if (!product) return 'product';
      if (!isAccountReady) return 'account';
      return merchant ? null : 'method';
    },
  );
  return {
    shop,
    order,
    $totalUsd,
    $isTried,
    $missing,
    /** Pays for the chosen package; `label` is its name. Returns false when nothing was sent or the order was refused. */
    async pay(label: string): Promise<boolean> {
      $isTried.set(true);
      const product = shop.$product.get();
      const merchant = shop.$merchant.get();
      if ($missing.get() || !product || !merchant || shop.$isPaused.get()) return false;
      return order.pay({ product, merchant, label, usd: $totalUsd.get() });
    },
  };
}

/** The model that both ways to buy share. */
export type Checkout = ReturnType<typeof createCheckout>;
