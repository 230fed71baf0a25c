import type { Product } from '#contract/shop.ts';
import { roundUsd } from '#domain/money.ts';

type Priced = Pick<Product, 'price'>;

/**
 * The price before the discount, in US dollars: price + price × save ÷ (100 − save)
 * (docs/behaviour/checkout.md#prices). Null without a discount (`save` 0), and for an impossible discount (100 percent
 * or more).
 *
 * @example originalPriceUsd({ price: { usd: 40 }, save: 20 }) // 50
 */
export function originalPriceUsd({ price, save }: Priced & Pick<Product, 'save'>): number | null {
  if (save <= 0 || save >= 100) return null;
  return roundUsd(price.usd + (price.usd * save) / (100 - save));
}

/**
 * The value of the days given on top, in US dollars: price ÷ days × extraDays. Null if there are none, or if they are
 * worth less than a cent.
 *
 * @example extraDaysValueUsd({ price: { usd: 72 }, days: 360, extraDays: 30 }) // 6
 */
export function extraDaysValueUsd({
  price,
  days,
  extraDays,
}: Priced & Pick<Product, 'days' | 'extraDays'>): number | null {
  return extraDays > 0 && days > 0 ? roundUsd((price.usd / days) * extraDays) || null : null;
}
