import { atom, computed } from 'nanostores';
import { ORDER_PV } from '../../contract/values/shop.ts';
import { readAttribution } from '../../stores/attribution.ts';
import type { Dependencies } from '../../stores/dependencies.ts';
import { findMember } from '../../stores/find-member.ts';
import { keepUserInfo } from '../../stores/session.ts';
import { createSubmit } from '../../stores/submit.ts';
import type { RouteLevel } from './goods.ts';
import { createOrder, type HandOff, type Purchase } from './order.ts';
import { paymentAlert } from './readiness.ts';
import { createShop } from './shop.ts';
import { upgradeCredit } from './upgrade.ts';

/** A member buys, renews or upgrades (spec §2, §4). */
export function createPackages(dependencies: Dependencies, handOff: HandOff, level: RouteLevel) {
  const shop = createShop(dependencies, level);
  const $isUpgrade = atom(false);
  /** What upgrading would take off the chosen package; null when it is not offered (spec §9). */
  const $credit = computed([shop.$goods, shop.$product], (goods, product) =>
    goods.kind === 'ready' && product && goods.value.linkInfo?.vipLevel === 1
      ? upgradeCredit({
          terms: goods.value.vipUpgrade,
          product,
          levelOneSecondsLeft: goods.value.linkInfo.lastExpire,
        })
      : null,
  );
  /** What will be asked for, as far as the site knows: an estimate when upgrading. */
  const $totalUsd = computed([shop.$product, $isUpgrade, $credit], (product, isUpgrade, credit) =>
    isUpgrade && credit ? credit.priceAfterUsd : (product?.price.usd ?? 0),
  );
  // The toggle is reset when the product changes (spec §4).
  shop.$productKey.listen(() => $isUpgrade.set(false));

  const asking = createSubmit();
  const order = createOrder(dependencies, handOff, {
    findBuyer: () => findMember(dependencies),
    place({ product, merchant }: Purchase) {
      const { source, channelId } = readAttribution(dependencies.nowMs());
      return dependencies.send('createRenewOrder', {
        productId: product.key,
        payType: merchant.name,
        mId: merchant.id,
        pv: ORDER_PV,
        upgrade: $isUpgrade.get(),
        source,
        channelId,
      });
    },
  });

  return {
    shop,
    order,
    $isUpgrade,
    $credit,
    $totalUsd,
    /** Asks for the goods, and quietly for the member's present ends, by which a later payment is recognised. */
    load(wanted: string | null): void {
      void shop.load(wanted);
      void asking.run(async () => keepUserInfo(await dependencies.send('info', {}, { overlay: false })));
    },
    /** Pays for what was chosen. Answers the alert's number when something is missing (spec §5), else null. */
    pay(label: string): 1 | 3 | null {
      const product = shop.$product.get();
      const merchant = shop.$merchant.get();
      const missing = paymentAlert({ product, merchant });
      if (missing || !product || !merchant || shop.$isPaused.get()) return missing;
      void order.pay({ product, merchant, label, usd: $totalUsd.get() });
      return null;
    },
  };
}

/** The model of the packages screens. */
export type Packages = ReturnType<typeof createPackages>;
