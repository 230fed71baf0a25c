import { isDestination, match } from './match.ts';

/**
 * A remembered path, if visitors may be sent back to it, or undefined (docs/behaviour/session.md#return-path): it must be
 * same-origin and one of our screens, but not `/greenChannel`, the 404 page or a screen for guests only.
 *
 * @example safeReturnPath('/en/packages/2/?from=mail') // '/en/packages/2/?from=mail'
 * @example safeReturnPath('//evil.example/') // undefined
 * @example safeReturnPath('/zh/login/') // undefined
 */
export function safeReturnPath(path: string | null | undefined): string | undefined {
  if (!path || !/^\/(?![/\\])/.test(path) || hasControlCharacter(path)) return undefined;
  let url: URL;
  try {
    url = new URL(path, 'https://here.invalid');
  } catch {
    return undefined;
  }
  // `/.//evil.example/` has our origin, but without its dot segment it would be `//evil.example/`, which is another host.
  if (url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return undefined;
  const found = match(url.pathname);
  if (!found || found.address.access === 'guest' || found.name === 'greenChannel' || !isDestination(found))
    return undefined;
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and line breaks when they read an address, so `/\t/evil.example` would leave the origin. */
function hasControlCharacter(path: string): boolean {
  return [...path].some((character) => character < ' ');
}
