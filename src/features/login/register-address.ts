import { href } from '../../routes/href.ts';
import type { Locale } from '../../routes/locales.ts';
import { match } from '../../routes/match.ts';
import { safeReturnPath } from '../../routes/return-path.ts';

/**
 * Where somebody registers who was asked to log in at `path`: the members' shelf has the visitors' beside it, and what was chosen there
 * goes along (docs/behaviour/checkout.md#choice-in-the-address).
 *
 * @example registerAddress('/en/packages/2/?product=svip-30', 'en') // '/en/register/?level=2&product=svip-30'
 */
export function registerAddress(path: string | undefined, locale: Locale): string {
  const [shelf = '', search] = safeReturnPath(path)?.split(/[?#]/) ?? [];
  const { name, params } = match(shelf) ?? {};
  if (name !== 'packages') return href('register', { locale });
  const chosen = new URLSearchParams(search);
  return href('register', {
    locale,
    query: {
      level: params?.level,
      product: chosen.get('product') ?? undefined,
      method: chosen.get('method') ?? undefined,
    },
  });
}
