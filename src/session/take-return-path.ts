import { href } from '#routes/href.ts';
import type { Locale } from '#routes/locales.ts';
import { isDestination, match } from '#routes/match.ts';
import { sessionValues } from '#stores/storage.ts';

/** Where to go after signing in: the stored path if it is safe, else the account. The path is removed: it serves once. */
export function takeReturnPath(locale: Locale): string {
  const path = safeReturnPath(sessionValues.get('path'));
  sessionValues.remove('path');
  return path ?? href('account', { locale });
}

/**
 * A stored path, if visitors may be sent back to it (docs/behaviour/session.md#return-path): a screen of the site, but
 * not `/greenChannel`, the 404 page or a screen for guests only.
 * @example safeReturnPath('/en/packages/2/?from=mail') // '/en/packages/2/?from=mail'
 * @example safeReturnPath('//evil.example/') // undefined
 * @example safeReturnPath('/zh/login/') // undefined
 */
export function safeReturnPath(path: string | null | undefined): string | undefined {
  const found = ownAddress(path);
  return found && found.access !== 'guest' && !found.takesFormSign ? found.address : undefined;
}

/**
 * A stored path, if it is a personal link that only guests can open (docs/behaviour/session.md#closed-links): to a guests'
 * screen, with a key in its address or one that was stored from there.
 * @example closedLink('/en/touristTicket/?key=abc', false) // '/en/touristTicket/?key=abc'
 * @example closedLink('/en/login/', false) // undefined
 */
export function closedLink(path: string | null | undefined, hasKeptKey: boolean): string | undefined {
  const found = ownAddress(path);
  if (found?.access !== 'guest') return undefined;
  return found.query.has('key') || (hasKeptKey && found.query.has('name')) ? found.address : undefined;
}

/** The screen that a path leads to, or undefined if it is none of the site's. */
function ownAddress(path: string | null | undefined) {
  if (!path || !/^\/(?![/\\])/.test(path) || hasControlCharacter(path)) return undefined;
  let url: URL;
  try {
    url = new URL(path, 'https://here.invalid');
  } catch {
    return undefined;
  }
  // `/.//evil.example/` has the site's origin, but without its dot segment it would be `//evil.example/`, which is
  // another host.
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

/** Browsers drop tabs and line breaks when they read an address, so `/\t/evil.example` would leave the origin. */
function hasControlCharacter(path: string): boolean {
  return [...path].some((character) => character < ' ');
}
