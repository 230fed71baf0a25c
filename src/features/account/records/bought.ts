import type { PaidOrder, Receipt } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import { YUAN_PER_DOLLAR } from '#contract/values.ts';
import { roundUsd } from '#core/money.ts';

/** What a receipt does not say of the package, and the goods do. */
export type Bought = Pick<Product, 'vipLevel' | 'deviceMode' | 'deviceNum' | 'noRefund'>;

/** Can a payment for it be refunded (docs/behaviour/legal.md#refunds)? Undefined if the package is not known. */
export function mayBeRefunded({ convert }: Pick<Receipt, 'convert'>, bought: Bought | undefined): boolean | undefined {
  // Credit is only given towards level 2.
  if (convert) return false;
  return bought && bought.vipLevel === 1 && !bought.noRefund;
}

/**
 * The package that a receipt is of, among the goods on sale: of the same name, or without one and of as many days.
 * Undefined if there is none, or if several differ in what counts here, since nothing is claimed by a guess.
 *
 * @param days the order's length, if the account lists it
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

/** The days that an order pays for, as far as they are certain: seconds since the epoch. */
export interface Period {
  /** Undefined if earlier days may have come first. */
  from: number | undefined;
  until: number;
}

/**
 * The days that the newest order of a level pays for: to the level's end, and from its payment if it is the level's only one.
 * Undefined for older ones, whose days the account does not tell apart.
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
 * What an order or a receipt comes to in US dollars: `usd`, else `price` ÷ `YUAN_PER_DOLLAR` (docs/behaviour/checkout.md#prices); null if
 * both are missing. A `usd` of 0 beside a price is a field that the server has not filled.
 *
 * @example priceUsdOf({ usd: 49.99, price: 350 }) // 49.99
 * @example priceUsdOf({ price: 344 }) // 50
 */
export function priceUsdOf({ usd, price }: { usd?: number | null; price?: number | null }): number | null {
  if (usd != null && (usd !== 0 || !price)) return roundUsd(usd);
  return price == null ? null : roundUsd(price / YUAN_PER_DOLLAR);
}
