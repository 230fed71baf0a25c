import { roundUsd } from '../../core/money.ts';

/** Converts the `price` of old orders, which have no `usd`, to US dollars: divide by this. */
const FALLBACK_RATE = 6.88;

/**
 * What an order, a receipt or a package costs in US dollars: `usd`, else `price` ÷ 6.88 (docs/behaviour/checkout.md#prices); null if
 * both are missing.
 *
 * @example priceUsdOf({ usd: 49.99, price: 350 }) // 49.99
 * @example priceUsdOf({ price: 344 }) // 50
 */
export function priceUsdOf({ usd, price }: { usd?: number | null; price?: number | null }): number | null {
  if (usd != null) return roundUsd(usd);
  return price == null ? null : roundUsd(price / FALLBACK_RATE);
}
