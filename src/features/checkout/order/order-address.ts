import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { readToken } from '#session/session.ts';

/**
 * Where a buyer can see whether an order was placed. A new buyer logs in, which works once the server has created their
 * account.
 */
export function orderAddress({ locale }: { locale: Locale }): string {
  return readToken() ? href('account', { locale, query: { tab: 'orders' } }) : href('login', { locale });
}
