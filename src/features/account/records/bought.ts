import type { PaidOrder, Receipt } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import { YUAN_PER_DOLLAR } from '#contract/values.ts';
import { roundUsd } from '#domain/money.ts';
import type { SharedText } from '#i18n/island-texts.ts';
import { placesText } from '#i18n/places-text.ts';

/** The facts about a package that the receipt leaves out. The goods on sale tell them. */
export type Bought = Pick<Product, 'vipLevel' | 'deviceMode' | 'deviceNum' | 'noRefund'>;

/** Says whether a payment can be refunded (docs/behaviour/legal.md#refunds). Undefined if the package is not known. */
export function mayBeRefunded({ convert }: Pick<Receipt, 'convert'>, bought: Bought | undefined): boolean | undefined {
  // Credit is only given towards level 2, which cannot be refunded.
  if (convert) return false;
  return bought && bought.vipLevel === 1 && !bought.noRefund;
}

/**
 * Finds the package of a receipt among the goods on sale. It has the same name. If no name matches, it is a package
 * without a name and of as many days. Undefined if there is none. Undefined also if several differ in the facts that
 * are compared here, because a guess could be wrong.
 *
 * @param days the order's length, if the account lists the order
 */
export function boughtOf(
  { productName, deviceNum }: Pick<Receipt, 'productName' | 'deviceNum'>,
  days: PaidOrder['days'] | undefined,
  goods: readonly Product[],
): Product | undefined {
  const named = goods.filter(({ name }) => name && (name.zh === productName.cn || name.en === productName.en));
  const alike = named.length > 0 ? named : goods.filter((product) => !product.name && product.days === days);
  const [first, ...others] = alike.filter((product) => product.deviceNum === (deviceNum ?? product.deviceNum));
  const isSame = (product: Product) =>
    product.vipLevel === first?.vipLevel &&
    product.deviceMode === first.deviceMode &&
    product.deviceNum === first.deviceNum &&
    product.noRefund === first.noRefund;
  return others.every(isSame) ? first : undefined;
}

/**
 * The devices of a receipt. If the package is not known, the result is only the server's number, because only a package
 * says what the number counts.
 */
export function devicesText(
  { deviceNum }: Pick<Receipt, 'deviceNum'>,
  bought: Bought | undefined,
  t: SharedText<'places'>,
): string {
  return bought ? placesText(bought, t) : String(deviceNum ?? '–');
}

/** The days that an order pays for, in seconds since the epoch, as far as the days are certain. */
export interface Period {
  /** Undefined if days of earlier orders may have come first. */
  from: number | undefined;
  until: number;
}

/**
 * The days that the newest order of a level pays for. They end with the level. If the order is the level's only one,
 * they begin with its payment. Undefined for older orders, because the account does not tell their days apart.
 */
export function periodOf(
  order: Pick<PaidOrder, 'id' | 'date'>,
  sameLevel: readonly Pick<PaidOrder, 'id' | 'date'>[],
  end: number,
): Period | undefined {
  const isNewest = sameLevel.every(({ id, date }) => id === order.id || date < order.date);
  if (!isNewest || end <= order.date) return undefined;
  return { from: sameLevel.length === 1 ? order.date : undefined, until: end };
}

/**
 * The amount of an order or a receipt in US dollars: `usd`, else `price` ÷ `YUAN_PER_DOLLAR`
 * (docs/behaviour/checkout.md#prices). Null if both are missing. A `usd` of 0 beside a price counts as missing, because
 * the server has not filled it.
 *
 * @example priceUsdOf({ usd: 49.99, price: 350 }) // 49.99
 * @example priceUsdOf({ price: 344 }) // 50
 */
export function priceUsdOf({ usd, price }: { usd?: number | null; price?: number | null }): number | null {
  if (usd != null && (usd !== 0 || !price)) return roundUsd(usd);
  return price == null ? null : roundUsd(price / YUAN_PER_DOLLAR);
}
