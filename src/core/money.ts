import { LANGUAGE_TAG, type Locale } from '../routes/locales.ts';

/** A `price` without `usd`, divided by this, is US dollars. */
const FALLBACK_RATE = 6.88;

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
 * An amount as a reader of that language writes it, always with 2 decimals and the currency (decisions: Money).
 *
 * @example formatUsd(49.9, 'en') // '$49.90'
 * @example formatUsd(1234.5, 'zh') // 'US$1,234.50'
 */
export function formatUsd(usd: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE_TAG[locale], { style: 'currency', currency: 'USD' }).format(roundUsd(usd));
}
