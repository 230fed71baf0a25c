import type { PaidOrder } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import { appLevelOf, orderedProduct, productName } from '#core/product-name.ts';
import type { OwnText } from '../account-texts.ts';

/**
 * What the shop calls an order's package (docs/behaviour/checkout.md#package-names). Where the goods leave it open, an order
 * that is named as in the app is called by its level, any other by the server's name for it.
 */
export function orderName(
  { name, days }: Pick<PaidOrder, 'name' | 'days'>,
  goods: readonly Product[] | undefined,
  t: OwnText,
): string {
  const product = orderedProduct({ name, days }, goods ?? []);
  if (product) return productName(product, t.locale) ?? t('orders.daysOf', { count: product.days });
  const level = appLevelOf(name);
  return level ? t(level === 2 ? 'orders.premium' : 'orders.basic') : name;
}
