import { useEffect, useState } from 'react';
import type { TextsOf } from '#i18n/namespaces.ts';
import { loadTexts } from '#i18n/text.ts';
import type { Locale } from '#routes/locales.ts';
import { quietly } from '#stores/action-state.ts';
import { followOrder, type Order } from './order.ts';
import type { OrderProps } from './words.ts';

const TEXTS = import.meta.glob<TextsOf<'waiting'>>('/locales/*/waiting.json', { import: 'default' });

/**
 * The reader's order on this device, with the texts about it. Undefined without an order, and until the texts have
 * loaded. Few readers have an order, so the code that uses this hook is loaded only if an order is stored.
 */
export function useOrder(locale: Locale): OrderProps | undefined {
  const [order, setOrder] = useState<Order>();
  const [texts, setTexts] = useState<Pick<OrderProps, 'say'>>();
  useEffect(() => followOrder(setOrder), []);
  useEffect(() => {
    void quietly(async () => setTexts({ say: await loadTexts(TEXTS, locale) }));
  }, [locale]);
  return order && texts && { order, ...texts };
}
