import { atom, computed } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { isYounger } from '#core/time.ts';
import { keepPlaced, readPlaced } from '#order/placed.ts';
import { $session, askMember } from '#session/session.ts';
import { createCheckout } from './pay/checkout.ts';
import { type Buyer, orderOf, type PaymentBrowser } from './pay/pay.ts';
import type { Choice } from './product-list/choice.ts';
import type { RouteLevel } from './product-list/product-rules.ts';
import type { Shop } from './product-list/shop.ts';
import { upgradeCredit } from './upgrade/upgrade.ts';

/** The longest time in milliseconds that paying waits for `info`. */
const BUYER_WAIT_MS = 1500;

/**
 * Milliseconds after which the answer of `info` counts as old and is loaded again. A payment may have arrived since.
 */
const FRESH_MS = 60_000;

/** The model of a member who buys, renews or upgrades (docs/behaviour/checkout.md#packages-screens). */
export function createPackages(dependencies: Dependencies, browser: PaymentBrowser, level: RouteLevel) {
  const $isUpgrade = atom(false);
  const buyer = createBuyerSearch(dependencies, browser.wait);
  const $isAsked = atom(false);
  const checkout = createCheckout(dependencies, browser, {
    level,
    $isUpgrade,
    $levelEnds: computed([$session, $isAsked], (session, isAsked) => session?.userInfo ?? (isAsked ? null : undefined)),
    totalUsdOf: (shop) =>
      // When upgrading, this amount is an estimate: the server sets the amount.
      computed([shop.$product, $isUpgrade, creditOf(shop)], (product, isUpgrade, credit) =>
        isUpgrade && credit ? credit.priceAfterUsd : (product?.price.usd ?? 0),
      ),
    findBuyer: buyer.find,
    sendOrder(purchase, key) {
      const order = { ...orderOf(purchase, dependencies), upgrade: purchase.isUpgrade };
      return dependencies.send('createRenewOrder', order, { key });
    },
  });
  const { shop } = checkout;
  // The member's consent to upgrade holds for one product only (docs/behaviour/checkout.md#upgrade-switch).
  shop.$productKey.listen(() => $isUpgrade.set(false));

  return {
    ...checkout,
    $isUpgrade,
    /** The amount by which an upgrade would reduce the price of the chosen package. Null if no upgrade is offered. */
    $credit: creditOf(shop),
    /**
     * Loads the goods. Also asks when the member's levels end now, without an overlay. A later end will show that a
     * payment has arrived.
     */
    load(wanted: Choice): void {
      void shop.load(wanted);
      void buyer.ask().then(() => $isAsked.set(true));
    },
  };
}

/**
 * Finds out who buys, and when their levels end before the order (docs/behaviour/checkout.md#who-buys). `ask` starts
 * the request while the member still chooses. `find` waits for it only briefly. If no answer comes in time, `before` is
 * null, and the account is the one stored in this tab.
 */
function createBuyerSearch(dependencies: Dependencies, wait: (ms: number) => Promise<void>) {
  let asked = { atMs: 0, member: Promise.resolve<Awaited<ReturnType<typeof askMember>>>(undefined) };
  const ask = () => {
    asked = { atMs: dependencies.nowMs(), member: askMember(dependencies) };
    return asked.member;
  };
  return {
    ask,
    async find(): Promise<Buyer> {
      const isFresh = isYounger(asked.atMs, dependencies.nowMs(), FRESH_MS);
      const asking = isFresh ? asked.member.then((known) => known ?? ask()) : ask();
      const member = await Promise.race([asking, wait(BUYER_WAIT_MS)]);
      if (member) return { account: member.account, before: { expire: member.expire, expireSVip: member.expireSVip } };
      const account = $session.get()?.userInfo?.account ?? '';
      if (!account) void asking.then((late) => late && claimPlaced(late.account, dependencies.nowMs()));
      return { account, before: null };
    },
  };
}

/** Assigns the orders without an account to this member, because the answer of `info` has come. */
export function claimPlaced(account: string, nowMs: number): void {
  // Start with the oldest order, because the order stored last comes first in the list.
  for (const each of readPlaced(nowMs).reverse()) keepPlaced({ ...each, account: each.account || account }, nowMs);
}

function creditOf({ $goods, $product }: Shop) {
  return computed([$goods, $product], (goods, product) =>
    goods.kind === 'ready' && product && goods.value.linkInfo?.vipLevel === 1
      ? upgradeCredit({
          terms: goods.value.vipUpgrade,
          product,
          levelOneSecondsLeft: goods.value.linkInfo.lastExpire,
        })
      : null,
  );
}
