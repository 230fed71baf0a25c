import type { Merchant } from '#contract/shop.ts';
import type { RouteLevel } from './product-rules.ts';

/**
 * The buyer's choice, kept in the address (docs/behaviour/checkout.md#choice-in-the-address). The choice survives a
 * reload, a change of language, Back, and a new log-in. A mere suggestion is not part of the choice.
 */
export interface Choice {
  /** The package's key. */
  product?: string | undefined;
  /** The method's key, from `methodKey`. */
  method?: string | undefined;
  /** The level. It is set only if no package is chosen, since a package implies its level. */
  level?: RouteLevel | undefined;
}

/**
 * Reads the choice from an address's query. An invalid level is ignored. Package and method are checked later, against
 * the goods.
 *
 * @example readChoice('?ref=sam&product=vip-30&method=aliPay') // { product: 'vip-30', method: 'aliPay', level: undefined }
 */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const level = Number(query.get('level'));
  return {
    product: query.get('product') || undefined,
    method: query.get('method') || undefined,
    level: level === 1 || level === 2 || level === 3 ? level : undefined,
  };
}

/**
 * Returns the query with this choice in it. All other parameters stay unchanged.
 *
 * @example withChoice('?ref=sam&level=2', { product: 'svip-30' }) // '?ref=sam&product=svip-30'
 */
export function withChoice(search: string, { product, method, level }: Choice): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ product, method, level })) {
    if (value) query.set(name, String(value));
    else query.delete(name);
  }
  const text = String(query);
  return text && `?${text}`;
}

/** The fields that identify a method. */
type MethodNames = Pick<Merchant, 'id'> & { name: string };

/**
 * A method's key in the address and in this browser's storage. It is the method's name, which stays the same when the
 * server renumbers its methods. If several methods have the same name, it is the id.
 */
export function methodKey({ id, name }: MethodNames, all: readonly MethodNames[]): string {
  return all.filter((other) => other.name === name).length > 1 ? String(id) : name;
}
