import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { isDestination, match } from '#routes/match.ts';
import { olderRedirects } from '#routes/variants.ts';

/** Returns whether a link leads to another site or a mail address. Such a link stays unchanged. */
export function isOutside(target: string): boolean {
  return /^(https:\/\/|mailto:)/.test(target);
}

/**
 * Returns the address, in the reader's language, of a path without a language. The path may be an older name, and may
 * have a query and a hash. Returns undefined if the path leads nowhere. A hash alone stays unchanged, because it leads
 * to a part of the same page.
 *
 * @example localLink('/forgetPass', 'en') // '/en/forgotPassword/'
 * @example localLink('/refund', 'zh') // '/zh/terms/#refund'
 * @example localLink('/ticketCreate?type=2', 'en') // '/en/ticketCreate/?type=2'
 */
export function localLink(target: string, locale: Locale): string | undefined {
  if (target.startsWith('#')) return target;
  const [place = '', ownHash] = target.split('#');
  const [path = '', query] = place.split('?');
  const older = olderRedirects().find(({ from }) => from === path)?.to ?? path;
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
