import { atom, computed } from 'nanostores';
import type { Dependencies } from '#app/dependencies.ts';
import { ORDER_PV } from '#contract/values/shop.ts';
import { $session } from '#session/session.ts';
import { readAttribution } from '#stores/attribution.ts';
import { createCheckout } from './order/checkout.ts';
import { createBuyerSearch } from './order/find-buyer.ts';
import type { HandOff } from './order/order-types.ts';
import type { Choice } from './shelf/choice.ts';
import type { RouteLevel } from './shelf/goods.ts';
import type { Shop } from './shelf/shop.ts';
import { upgradeCredit } from './upgrade/upgrade.ts';

/** A member buys, renews or upgrades (docs/behaviour/checkout.md#packages-screens). */
export function createPackages(dependencies: Dependencies, handOff: HandOff, level: RouteLevel) {
  const $isUpgrade = atom(false);
  const buyer = createBuyerSearch(dependencies, handOff.wait);
  const $isAsked = atom(false);
  const checkout = createCheckout(dependencies, handOff, {
    level,
    $isUpgrade,
    $levelEnds: computed([$session, $isAsked], (session, isAsked) => session?.userInfo ?? (isAsked ? null : undefined)),
    totalUsdOf: (shop) =>
      // When upgrading this is an estimate: the server sets the amount.
      computed([shop.$product, $isUpgrade, creditOf(shop)], (product, isUpgrade, credit) =>
        isUpgrade && credit ? credit.priceAfterUsd : (product?.price.usd ?? 0),
      ),
    findBuyer: buyer.find,
    place({ product, merchant, isUpgrade }, key) {
      const { source, channelId } = readAttribution(dependencies.nowMs());
      return dependencies.send(
        'createRenewOrder',
        {
          productId: product.key,
          payType: merchant.name,
          mId: merchant.id,
          pv: ORDER_PV,
          upgrade: isUpgrade,
          source,
          channelId,
        },
        { key },
      );
    },
  });
  const { shop } = checkout;
  // The member's consent to upgrade holds for one product only (docs/behaviour/checkout.md#upgrade-switch).
  shop.$productKey.listen(() => $isUpgrade.set(false));

  return {
    ...checkout,
    $isUpgrade,
    /** What upgrading would take off the price of the chosen package; null if it is not offered. */
    $credit: creditOf(shop),
    /**
     * Loads the goods and, without showing progress, when the member's levels end now. A later end will show that a
     * payment has arrived.
     */
    load(wanted: Choice): void {
      void shop.load(wanted);
      void buyer.ask().then(() => $isAsked.set(true));
    },
  };
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
