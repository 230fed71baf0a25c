import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { loadCode } from '../../../api/load-code.ts';
import { loadTexts } from '../../../i18n/late-texts.ts';
import type { Locale } from '../../../routes/locales.ts';
import type { HandOff } from './order-types.ts';

/** What shows what becomes of an order, with its texts. */
type OrderParts = Awaited<ReturnType<typeof fetchParts>>;

const $orderParts = atom<OrderParts | undefined>();

/** What the order's model needs from the browser. */
export function browserHandOff(locale: Locale): HandOff {
  return {
    // While the site is built there is no address, but nothing is ordered then.
    origin: globalThis.location?.origin ?? 'https://build.invalid',
    allowsLoopback: SANDBOX_BUILD,
    async loadParts() {
      if (!$orderParts.get()) $orderParts.set(await loadCode(() => fetchParts(locale)));
    },
    preparePage: async (html) => (await loadCode(() => import('../payment/payment-page.ts'))).preparePage(html),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** What shows what becomes of an order: only those who order need it. Undefined until `loadParts` has fetched it. */
export function useOrderParts(): OrderParts | undefined {
  return useStore($orderParts);
}

async function fetchParts(locale: Locale) {
  const [{ OrderQuestion, OrderStage }, say] = await Promise.all([
    import('./OrderParts.tsx'),
    loadTexts('order', locale),
  ]);
  return { OrderQuestion, OrderStage, say };
}
