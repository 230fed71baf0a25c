import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';

/** The address of a members' shelf, with its level and query. */
const SHELF = /^(?:\/\w+)?\/packages\/([123])\/?(?:\?([^#]*))?(?:#|$)/;

/**
 * Where a visitor registers who was asked to log in at `path`. If that is a members' shelf, its level and the choice
 * made there are carried along (docs/behaviour/checkout.md#choice-in-the-address).
 *
 * @example registerAddress('/en/packages/2/?product=svip-30', 'en') // '/en/register/?level=2&product=svip-30'
 */
export function registerAddress(path: string | undefined, locale: Locale): string {
  const [, level, search] = SHELF.exec(path ?? '') ?? [];
  const chosen = new URLSearchParams(search);
  const [product, method] = level ? [chosen.get('product'), chosen.get('method')] : [];
  return href('register', { locale, query: { level, product: product ?? undefined, method: method ?? undefined } });
}
