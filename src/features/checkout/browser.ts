import type { HandOff } from './order.ts';
import { isSandboxBuild } from './sandbox-build.ts';

/** What the order's model needs of the browser. */
export function browserHandOff(): HandOff {
  return {
    // While a page is built there is no address, and nothing is ordered either.
    origin: globalThis.location?.origin ?? 'https://build.invalid',
    allowsLoopback: isSandboxBuild,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** The package that the address asks for, as `?product=`. */
export function wantedProduct(): string | null {
  return new URLSearchParams(location.search).get('product');
}
