import type { PaidOrder, Receipt } from '#contract/account.ts';
import type { Product } from '#contract/shop.ts';
import { appLevelOf, orderedProduct, productName } from '#domain/product-name.ts';
import { API_MESSAGE, LANGUAGE_TAG } from '#routes/locales.ts';
import type { AccountText, OwnText } from '../account-texts.ts';

/**
 * The shop's name for an order's package (docs/behaviour/checkout.md#package-names). Without a matching package, an
 * order that is named as in the app is called by its level. Any other order is called by the server's name.
 */
function orderName(
  { name, days }: Pick<PaidOrder, 'name' | 'days'>,
  goods: readonly Product[] | undefined,
  t: OwnText,
): string {
  const product = orderedProduct({ name, days }, goods ?? []);
  if (product) return productName(product, t.locale) ?? t('orders.daysOf', { count: product.days });
  const level = appLevelOf(name);
  return level ? t(level === 2 ? 'orders.premium' : 'orders.basic') : name;
}

/**
 * The name of an order's package, with its level in front if the name does not include the level. Names of Basic's
 * packages do not.
 */
export function leveledName(
  order: Pick<PaidOrder, 'name' | 'days'>,
  goods: readonly Product[] | undefined,
  t: OwnText,
): string {
  const name = orderName(order, goods, t);
  const level = levelOf(order, goods);
  const said = level && t(level === 2 ? 'orders.premium' : 'orders.basic');
  return said && !name.includes(said) ? `${said}\u00a0· ${name}` : name;
}

/** The level of an order's package. Undefined if neither the goods nor the order's name tell it. */
export function levelOf(
  { name, days }: Pick<PaidOrder, 'name' | 'days'>,
  goods: readonly Product[] | undefined,
): 1 | 2 | undefined {
  return orderedProduct({ name, days }, goods ?? [])?.vipLevel ?? appLevelOf(name);
}

/** The languages of a receipt's two names. The Chinese name is in simplified characters. */
const TAGS = { cn: 'zh-Hans', en: 'en' } as const;

interface Named {
  /** The package's name in the shop, in the reader's language. */
  name: string;
  days: number | undefined;
  /** Undefined if the level is not known. */
  level: 1 | 2 | undefined;
  /**
   * The receipt's own name for the package, with its language tag. Undefined if that name is in the reader's language
   * or is not needed.
   */
  theirs: { text: string; tag: string } | undefined;
}

/** The name of the package on a receipt (docs/behaviour/checkout.md#package-names). */
export function nameOnReceipt({
  t,
  order,
  receipt,
  bought,
}: {
  t: AccountText;
  order: Partial<PaidOrder>;
  receipt: Receipt;
  bought: Product | undefined;
}): Named {
  const days = order.days || bought?.days;
  const level = bought?.vipLevel ?? (order.name ? appLevelOf(order.name) : undefined);
  const kind = API_MESSAGE[t.locale];
  const text = receipt.productName[kind];
  const isForeign = TAGS[kind] !== LANGUAGE_TAG[t.locale];
  const listed = order.name ? orderName({ name: order.name, days: order.days ?? 0 }, undefined, t) : undefined;
  const own = bought && productName(bought, t.locale);
  return {
    name: own ?? (isForeign ? (listed ?? text) : text),
    days,
    level,
    theirs: isForeign && !own && listed !== text ? { text, tag: TAGS[kind] } : undefined,
  };
}
