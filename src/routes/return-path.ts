import { isDestination, match } from './match.ts';

/**
 * A remembered path that one may be sent back to, or undefined (decisions: Session): same-origin,
 * one of our screens, and neither `/greenChannel` nor guest-only.
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
  // `/.//evil.example/` is of our origin, but without its dots it would name another host.
  if (url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return undefined;
  const found = match(url.pathname);
  if (!found || found.address.access === 'guest' || found.name === 'greenChannel' || !isDestination(found))
    return undefined;
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and line ends while reading an address, so `/\t/evil.example` would leave the origin. */
function hasControlCharacter(path: string): boolean {
  return [...path].some((character) => character < ' ');
}
