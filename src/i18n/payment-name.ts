import { MERCHANT_NAMES } from '../contract/values/shop.ts';
import type { SharedText } from './island-texts.ts';

/** A payment method's name for readers; one that the site doesn't know keeps the server's name for it. */
export function paymentName(name: string, t: SharedText<'payment'>): string {
  const known = MERCHANT_NAMES.find((each) => each === name);
  return known ? t(`shared.payment.${known}`) : name;
}
