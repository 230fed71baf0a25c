import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { loadCode } from '#api/lazy-code.ts';
import { followRules } from '#domain/followable.ts';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import type { Locale } from '#routes/locales.ts';
import type { PaymentBrowser } from './pay.ts';

const TEXTS = import.meta.glob<TextsOf<'order'>>('/locales/*/order.json', { import: 'default' });

/** The components that show an order's progress, with their texts. */
type PayParts = Awaited<ReturnType<typeof fetchParts>>;

const $parts = atom<PayParts | undefined>();

/** The parts that paying needs from the browser. The texts are loaded in the given language. */
export function paymentBrowser(locale: Locale): PaymentBrowser {
  return {
    ...followRules(),
    async loadParts() {
      if (!$parts.get()) $parts.set(await loadCode(() => fetchParts(locale)));
    },
    preparePage: async (html) => (await loadCode(() => import('../payment/payment-page.ts'))).preparePage(html),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** The components that show an order's progress. Undefined until `loadParts` has loaded them. */
export function usePayParts(): PayParts | undefined {
  return useStore($parts);
}

async function fetchParts(locale: Locale) {
  const [{ PayNotice, PayOutcome, PayStage }, say] = await Promise.all([
    import('./PayParts.tsx'),
    loadTexts(TEXTS, locale),
  ]);
  return { PayNotice, PayOutcome, PayStage, say };
}
