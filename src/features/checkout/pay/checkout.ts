import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import type { AccountField } from '../account/account-form.ts';
import type { LevelEnds } from '../product-list/period.ts';
import { createShop, type Shop, type ShopLevel } from '../product-list/shop.ts';
import { createPay, type PayCalls, type PaymentBrowser, type Purchase } from './pay.ts';

/**
 * The part that a buyer has not chosen or filled in yet, in the order of the screen
 * (docs/behaviour/checkout.md#readiness). It is also the last part of its text's key, below `problems`.
 */
export type Missing = 'loading' | 'product' | 'account' | 'method';

/**
 * The next step, as the button names it. Unlike `Missing`, it names a field of the account form instead of `account`.
 */
export type Next = Exclude<Missing, 'account'> | AccountField;

/** The differences between registering by buying and buying as a member. */
interface CheckoutSetup extends PayCalls, ShopLevel {
  /** The account form's first empty or invalid field, if any. Absent for members, who have no such form. */
  $accountField?: ReadableAtom<AccountField | null>;
  /** The account and password that a visitor has typed so far. Absent for members. */
  readTyped?(): Pick<Purchase, 'account' | 'password'>;
  /** When the buyer's levels end now. Undefined while loading, null if unknown. */
  $levelEnds: ReadableAtom<LevelEnds | null | undefined>;
  /**
   * True if a member agreed that level 1 days pay for part of the package. Absent for visitors, who have no such days.
   */
  $isUpgrade?: ReadableAtom<boolean>;
  /** The amount to pay in US dollars, as far as the site knows. */
  totalUsdOf(shop: Shop): ReadableAtom<number>;
}

/**
 * The model of choosing and paying, for visitors and members. It knows what is on sale and what is missing, and places
 * one order at a time.
 */
export function createCheckout(dependencies: Dependencies, browser: PaymentBrowser, setup: CheckoutSetup) {
  const { $accountField = atom(null), $isUpgrade = atom(false), $levelEnds, totalUsdOf } = setup;
  const shop = createShop(dependencies, setup);
  const payment = createPay(dependencies, browser, setup);
  const $totalUsd = totalUsdOf(shop);
  /**
   * The part that was missing when the buyer last tried to pay. The form shows only the problem of this part, while it
   * is missing.
   */
  const $tried = atom<Missing | null>(null);
  const $missing = computed(
    [shop.$goods, shop.$product, $accountField, shop.$merchant],
    (goods, product, accountField, merchant): Missing | null => {
      if (goods.kind === 'loading') return 'loading';
      if (!product) return 'product';
      if (accountField) return 'account';
      return merchant ? null : 'method';
    },
  );
  // A press before the goods have loaded shows "loading". Once the goods have loaded, that try no longer counts.
  shop.$goods.listen(() => $tried.get() === 'loading' && $tried.set(null));
  return {
    shop,
    payment,
    $levelEnds,
    $totalUsd,
    $tried,
    $missing,
    /** The buyer's next step. Null if they can pay. */
    $next: computed([$missing, $accountField], (missing, field): Next | null =>
      missing === 'account' ? field : missing,
    ),
    /** Pays for the chosen package; `label` is its name. Sends nothing while something is missing. */
    async pay(label: string): Promise<void> {
      $tried.set($missing.get());
      const product = shop.$product.get();
      const merchant = shop.$merchant.get();
      if ($missing.get() || !product || !merchant || shop.$isPaused.get()) return;
      shop.keepMethod(merchant);
      const typed = setup.readTyped?.() ?? { account: '', password: '' };
      await payment.pay({ product, merchant, label, usd: $totalUsd.get(), isUpgrade: $isUpgrade.get(), ...typed });
    },
  };
}

/** The model that registering and buying as a member share. */
export type Checkout = ReturnType<typeof createCheckout>;
