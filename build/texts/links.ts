import { olderStubs } from '../../src/routes/hosting.ts';
import { href } from '../../src/routes/href.ts';
import type { Locale } from '../../src/routes/locales.ts';
import { isDestination, match } from '../../src/routes/match.ts';

/** Does a link in a text leave the site? Then it stays as it is. */
export function isOutside(target: string): boolean {
  return /^(https:\/\/|mailto:)/.test(target);
}

/**
 * The address in the reader's language of a bare path from the route table (older names too, with a query and a hash or without); undefined if
 * it leads nowhere. A hash alone stays as it is: it leads to a part of the same page.
 *
 * @example localLink('/forgetPass', 'en') // '/en/forgotPassword/'
 * @example localLink('/refund', 'zh') // '/zh/terms/#refund'
 * @example localLink('/ticketCreate?type=2', 'en') // '/en/ticketCreate/?type=2'
 */
export function localLink(target: string, locale: Locale): string | undefined {
  if (target.startsWith('#')) return target;
  const [place = '', ownHash] = target.split('#');
  const [path = '', query] = place.split('?');
  const older = olderStubs().find(({ from }) => from === path)?.to ?? path;
  const [address = '', olderHash] = older.split('#');
  const found = match(address);
  if (!found || found.locale || !isDestination(found)) return undefined;
  return href(found.name, {
    locale,
    params: found.params,
    query: Object.fromEntries(new URLSearchParams(query)),
    hash: ownHash ?? olderHash,
  });
}
