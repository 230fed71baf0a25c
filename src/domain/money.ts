import type { Exchange } from '#config.ts';
import type { Product } from '#contract/shop.ts';
import { type Locale, USD_SAMPLE } from '#routes/locales.ts';

/**
 * Rounds an amount to whole cents, half a cent up. Every amount on the screen is rounded here, so that readers who check
 * a sum find it right to the cent.
 * @example roundUsd(1.005) // 1.01, though 1.005 * 100 is 100.49999999999999
 * @example roundUsd(-0.001) // 0, not -0 (which would be shown as -$0.00)
 */
export function roundUsd(usd: number): number {
  return Math.round(Number((usd * 100).toFixed(6))) / 100 + 0;
}

/**
 * The price of a day, in US dollars. It is not rounded, so that two packages can be compared. Null for a package
 * without days, and for less than a cent. Days given on top are not counted, as in `extraDaysValueUsd`.
 *
 * @example pricePerDayUsd({ price: { usd: 9 }, days: 30 }) // 0.3
 */
export function pricePerDayUsd({ price, days }: Pick<Product, 'price' | 'days'>): number | null {
  return days > 0 && roundUsd(price.usd / days) > 0 ? price.usd / days : null;
}

/**
 * Writes an amount as readers of a language write it (docs/behaviour/checkout.md#money). A negative amount has a minus
 * sign, not a hyphen.
 * @example formatUsd(49.9, 'en') // '$49.90'
 * @example formatUsd(1234.5, 'zh') // 'US$1,234.50'
 */
export function formatUsd(usd: number, locale: Locale): string {
  const rounded = roundUsd(usd);
  const amount = USD_SAMPLE[locale].replace(SAMPLE_FIGURE, () => writeFigure(Math.abs(rounded), 2, locale));
  return rounded < 0 ? `−${amount}` : amount;
}

/**
 * Writes the approximate amount in the readers' own money. Amounts below ten keep two decimals, because whole units
 * would be too rough.
 * @example formatLocal(49.99, { perUsd: 7.1, written: '{{amount}} 元' }, 'zh') // '355 元'
 * @example formatLocal(5.99, { perUsd: 1450, written: '₩{{amount}}' }, 'en') // '₩8,686'
 */
export function formatLocal(
  usd: number,
  { perUsd, written }: Exchange,
  locale: Locale,
  decimals = usd * perUsd < 10 ? 2 : 0,
): string {
  return written.replace('{{amount}}', () => writeFigure(usd * perUsd, decimals, locale));
}

/** The figure of `USD_SAMPLE`, with the signs that separate its thousands and its decimals. */
const SAMPLE_FIGURE = /1(.)234(.)50/;

/** Writes a positive figure with the signs of a language. */
function writeFigure(amount: number, decimals: number, locale: Locale): string {
  const [, group = '', decimal = ''] = SAMPLE_FIGURE.exec(USD_SAMPLE[locale]) ?? [];
  const [whole = '', part] = amount.toFixed(decimals).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (part ? decimal + part : '');
}
