import { useEffect } from 'react';
import { type ToldOrder, useOwnOrder } from '#app/use-own-order.ts';
import type { Locale } from '#routes/locales.ts';

interface OrderWatchProps {
  locale: Locale;
  /** Takes the member's order, whenever something new is known of it. */
  onOrder(order: ToldOrder | undefined): void;
}

/** Tells the account of an order under way. It shows nothing: few members have one, so its code comes on demand. */
export function OrderWatch({ locale, onOrder }: OrderWatchProps) {
  const order = useOwnOrder(locale);
  useEffect(() => onOrder(order), [order, onOrder]);
  return null;
}
