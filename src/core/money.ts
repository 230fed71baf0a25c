import type { Product } from '../contract/shop.ts';
import { LANGUAGE_TAG, type Locale } from '../routes/locales.ts';
import { FALLBACK_RATE } from './constants.ts';

type Priced = Pick<Product, 'price'>;

/**
 * An amount in whole cents, half a cent up. Decided: every amount that is answered is rounded here, so that the sums which a
 * reader checks ("price − credit = to pay") come out to the cent.
 *
 * @example roundUsd(1.005) // 1.01, though 1.005 * 100 is 100.49999999999999
 * @example roundUsd(-0.001) // 0, not -0 (which would be shown as -$0.00)
 */
export function roundUsd(usd: number): number {
  return Math.round(Number((usd * 100).toFixed(6))) / 100 + 0;
}

/**
 * What an order, a receipt or a package costs in US dollars: `usd`, else `price` ÷ 6.88 (spec §1, §9); null when neither is there.
 *
 * @example priceUsdOf({ usd: 49.99, price: 350 }) // 49.99
 * @example priceUsdOf({ price: 344 }) // 50
 */
export function priceUsdOf({ usd, price }: { usd?: number | null; price?: number | null }): number | null {
  if (usd != null) return roundUsd(usd);
  return price == null ? null : roundUsd(price / FALLBACK_RATE);
}

/**
 * The price before the discount, US dollars: price + price × save ÷ (100 − save) (spec §9).
 * Null without a discount (save 0) and for one that makes no sense (100 percent or more).
 *
 * @example originalPriceUsd({ price: { usd: 40 }, save: 20 }) // 50
 */
export function originalPriceUsd({ price, save }: Priced & Pick<Product, 'save'>): number | null {
  if (save <= 0 || save >= 100) return null;
  return roundUsd(price.usd + (price.usd * save) / (100 - save));
}

/**
 * What the days given on top are worth, US dollars: price ÷ days × extraDays (spec §9); null when there are none.
 *
 * @example extraDaysValueUsd({ price: { usd: 72 }, days: 360, extraDays: 30 }) // 6
 */
export function extraDaysValueUsd({
  price,
  days,
  extraDays,
}: Priced & Pick<Product, 'days' | 'extraDays'>): number | null {
  return extraDays > 0 && days > 0 ? roundUsd((price.usd / days) * extraDays) : null;
}

/**
 * What a day costs, US dollars; null for a package without days. Decided: days given on top are not counted, as in spec §9's
 * extra-day value. Not rounded, so that two packages can be compared.
 *
 * @example pricePerDayUsd({ price: { usd: 9 }, days: 30 }) // 0.3
 */
export function pricePerDayUsd({ price, days }: Priced & Pick<Product, 'days'>): number | null {
  return days > 0 ? price.usd / days : null;
}

/**
 * An amount as a reader of that language writes it, always with 2 decimals and the currency (decisions: Money).
 *
 * @example formatUsd(49.9, 'en') // '$49.90'
 * @example formatUsd(1234.5, 'zh') // 'US$1,234.50'
 */
export function formatUsd(usd: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], { style: 'currency', currency: 'USD' }).format(roundUsd(usd));
}
