import type { Merchant } from '../../../contract/shop.ts';
import type { RouteLevel } from './goods.ts';

/**
 * What a buyer has chosen, as the address holds it (docs/behaviour/checkout.md#choice-in-the-address): it survives a reload, another
 * language, Back, and logging in again. What was merely suggested is not part of it.
 */
export interface Choice {
  /** The package's key. */
  product?: string | undefined;
  /** The method, as `methodKey` names it. */
  method?: string | undefined;
  /** Only where no package of that level is chosen, which says it, too. */
  level?: RouteLevel | undefined;
}

/**
 * Reads the choice from an address's query. A level that does not exist counts as none; whether the package and the method do, the
 * goods will tell.
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
 * A query with this choice in it, and everything else as it was.
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

/** What tells a method from others. */
type MethodNames = Pick<Merchant, 'id'> & { name: string };

/**
 * What stands for a method in an address and in this browser's memory: its name, which stays when the server numbers its methods anew;
 * its id only where several have the same name.
 */
export function methodKey({ id, name }: MethodNames, all: readonly MethodNames[]): string {
  return all.filter((other) => other.name === name).length > 1 ? String(id) : name;
}
