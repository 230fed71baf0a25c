import { loadCode } from '../../api/load-code.ts';
import type { Locale } from '../../routes/locales.ts';
import type { HandOff } from './order-types.ts';
import { isSandboxBuild } from './sandbox-build.ts';
import { loadOrderParts } from './use-order-parts.ts';

/** What the order's model needs from the browser. */
export function browserHandOff(locale: Locale): HandOff {
  return {
    // While the site is built there is no address, but nothing is ordered then.
    origin: globalThis.location?.origin ?? 'https://build.invalid',
    allowsLoopback: isSandboxBuild,
    loadParts: () => loadOrderParts(locale),
    preparePage: async (html) => (await loadCode(() => import('./payment-page.ts'))).preparePage(html),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
