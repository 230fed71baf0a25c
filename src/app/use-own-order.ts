import { useEffect, useState } from 'react';
import type { OrderText } from '#i18n/order-texts.ts';
import type { Locale } from '#routes/locales.ts';
import type { KnownOrder } from '#session/own-order.ts';
import { localValues } from '#stores/storage.ts';
import { quietly } from '#stores/submit.ts';

/** An order, and the texts to speak of it. */
export interface ToldOrder {
  own: KnownOrder;
  say: OrderText;
}

/**
 * The reader's order on this device, and what is known of it (`$ownOrder`); undefined if there is none, and during
 * hydration. Few readers have one, so the code and the texts for it are fetched only then.
 */
export function useOwnOrder(locale: Locale): ToldOrder | undefined {
  const [order, setOrder] = useState<ToldOrder>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = (): void => {
      if (stop || !localValues.get('pendingPayment')) return;
      void quietly(async () => {
        const [{ followOwnOrder }, { loadOrderTexts }] = await Promise.all([
          import('#session/own-order.ts'),
          import('#i18n/order-texts.ts'),
        ]);
        const say = await loadOrderTexts(locale);
        stop ??= followOwnOrder((own) => setOrder(own && { own, say }));
      });
    };
    follow();
    // Back from the gateway, the page may be as it was left (bfcache): the order was made after this began.
    addEventListener('pageshow', follow);
    return () => {
      removeEventListener('pageshow', follow);
      stop?.();
    };
  }, [locale]);
  return order;
}
