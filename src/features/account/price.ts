import { YUAN_PER_DOLLAR } from '#contract/values/shop.ts';
import { roundUsd } from '#core/money.ts';

/**
 * What an order or a receipt comes to in US dollars: `usd`, else `price` ÷ `YUAN_PER_DOLLAR` (docs/behaviour/checkout.md#prices); null if
 * both are missing.
 *
 * @example priceUsdOf({ usd: 49.99, price: 350 }) // 49.99
 * @example priceUsdOf({ price: 344 }) // 50
 */
export function priceUsdOf({ usd, price }: { usd?: number | null; price?: number | null }): number | null {
  if (usd != null) return roundUsd(usd);
  return price == null ? null : roundUsd(price / YUAN_PER_DOLLAR);
}
