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
 * Writes an amount as readers of a language write it (docs/behaviour/checkout.md#money). A negative amount has a minus
 * sign, not a hyphen.
 * @example formatUsd(49.9, 'en') // '$49.90'
 * @example formatUsd(1234.5, 'zh') // 'US$1,234.50'
 */
export function formatUsd(usd: number, locale: Locale): string {
  const rounded = roundUsd(usd);
  const amount = USD_SAMPLE[locale].replace(/1(.)234(.)50/, (_, group, decimal) =>
    Math.abs(rounded)
      .toFixed(2)
      .replace('.', decimal)
      .replace(/\B(?=(\d{3})+\D)/g, group),
  );
  return rounded < 0 ? `−${amount}` : amount;
}
