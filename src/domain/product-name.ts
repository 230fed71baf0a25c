import type { Product } from '#contract/shop.ts';
import { type Locale, textIn } from '#routes/locales.ts';

/**
 * The name that every screen uses for a package (docs/behaviour/checkout.md#package-names). Undefined if the package has
 * no name but its length.
 * @example productName({ name: { zh: '一年', tw: '一年', en: 'One year' } }, 'en') // 'One year'
 */
export function productName({ name }: Pick<Product, 'name'>, locale: Locale): string | undefined {
  return (name && textIn(name, locale).trim()) || undefined;
}

/**
 * Finds the package of an order among the goods on sale; undefined if more than one or none fits. The API names an order
 * in one language. The name is either that of a package or the app's ("VIP 360", "SVIP 500 GB 30").
 */
export function orderedProduct(
  { name, days }: { name: string; days: number },
  goods: readonly Product[],
): Product | undefined {
  const named = goods.filter((product) => product.name && Object.values(product.name).includes(name));
  const isPlan = /\bGB\b/.test(name);
  const alike = goods.filter(
    (product) => product.vipLevel === appLevelOf(name) && product.days === days && (product.itemType === 3) === isPlan,
  );
  const [first, ...others] = named.length > 0 ? named : alike;
  return others.length === 0 ? first : undefined;
}

/**
 * The level in an order's name that the app has written; undefined for any other name.
 * @example appLevelOf('SVIP 360') // 2
 */
export function appLevelOf(name: string): 1 | 2 | undefined {
  if (/^VIP\b/.test(name)) return 1;
  return /^SVIP\b/.test(name) ? 2 : undefined;
}
