import { parseUrl } from '../core/parse-url.ts';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What `isFollowable` needs to know about the site. */
export interface FollowRules {
  origin: string;
  /** True if a gateway at a loopback address may be opened without https. */
  allowsLoopback: boolean;
}

/** The rules of this site. While the site is built, there is no `location`, and nothing is followed. */
export function followRules(): FollowRules {
  return { origin: globalThis.location?.origin ?? 'https://build.invalid', allowsLoopback: SANDBOX_BUILD };
}

/**
 * May the browser follow this address from an order's reply (docs/behaviour/checkout.md#followed-addresses)? It may be
 * absolute or relative.
 * @example isFollowable('https://pay.example/1', { origin: 'https://petrel.example', allowsLoopback: false }) // true
 * @example isFollowable('javascript:alert(1)', { origin: 'https://petrel.example', allowsLoopback: false }) // false
 */
export function isFollowable(url: string, { origin, allowsLoopback }: FollowRules): boolean {
  const address = url.trim() ? parseUrl(url, origin) : null;
  // A user name before the host only hides the real target, or makes the browser ask for a password.
  if (address?.username || address?.password) return false;
  if (address?.protocol === 'https:') return true;
  if (address?.protocol !== 'http:') return false;
  return address.origin === origin || (allowsLoopback && LOOPBACK.test(address.hostname));
}
