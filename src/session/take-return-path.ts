import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { isDestination, match } from '#routes/match.ts';
import { dropReturnPath, readReturnPath } from './guard.ts';

/**
 * The address to open after signing in: the stored path if it is safe, or else the account. The path is removed, because
 * it is for one use.
 */
export function takeReturnPath(locale: Locale): string {
  const path = safeReturnPath(readReturnPath());
  dropReturnPath();
  return path ?? href('account', { locale });
}

/**
 * Returns a stored path if visitors may be sent back to it; otherwise undefined (docs/behaviour/session.md#return-path).
 * It must be a screen of the site. `/greenChannel`, the 404 page and screens for guests only are not allowed.
 * @example safeReturnPath('/en/packages/2/?from=mail') // '/en/packages/2/?from=mail'
 * @example safeReturnPath('//evil.example/') // undefined
 * @example safeReturnPath('/zh/login/') // undefined
 */
export function safeReturnPath(path: string | null | undefined): string | undefined {
  const found = ownAddress(path);
  return found && found.access !== 'guest' && !found.takesFormSign ? found.address : undefined;
}

/**
 * Returns a stored path if it is a personal link that only guests can open; otherwise undefined
 * (docs/behaviour/session.md#closed-links). It leads to a guests' screen, and its key is in the address or was stored
 * from there.
 * @example closedLink('/en/touristTicket/?key=abc', false) // '/en/touristTicket/?key=abc'
 * @example closedLink('/en/login/', false) // undefined
 */
export function closedLink(path: string | null | undefined, hasKeptKey: boolean): string | undefined {
  const found = ownAddress(path);
  if (found?.access !== 'guest') return undefined;
  return found.query.has('key') || (hasKeptKey && found.query.has('name')) ? found.address : undefined;
}

/** The screen to which a path leads; undefined if the path is not one of the site's. */
function ownAddress(path: string | null | undefined) {
  if (!path || !/^\/(?![/\\])/.test(path) || hasControlCharacter(path)) return undefined;
  let url: URL;
  try {
    url = new URL(path, 'https://here.invalid');
  } catch {
    return undefined;
  }
  // `/.//evil.example/` has the site's origin. Without its dot segment it would be `//evil.example/`, which is another
  // host.
  if (url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return undefined;
  const found = match(url.pathname);
  if (!found || !isDestination(found)) return undefined;
  return {
    access: found.address.access,
    takesFormSign: found.address.takesFormSign,
    query: url.searchParams,
    address: url.pathname + url.search + url.hash,
  };
}

/**
 * Does a path have control characters? Browsers drop tabs and line breaks in an address, so `/\t/evil.example` would
 * leave the site.
 */
function hasControlCharacter(path: string): boolean {
  return [...path].some((character) => character < ' ');
}
