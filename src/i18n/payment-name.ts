import { MERCHANT_NAMES } from '#contract/values.ts';
import { hasOwnWithin } from '#domain/payment-methods.ts';
import type { SharedText } from './island-texts.ts';

/** The name of a payment method for readers. A method that the site does not know keeps the server's name. */
export function paymentName(name: string, t: SharedText<'payment'>): string {
  const known = MERCHANT_NAMES.find((each) => each === name);
  return known ? t(`shared.payment.${known}`) : name;
}

/** The name of a payment method within a sentence, where some names differ: "Pay with a credit card", "用微信支付". */
export function paymentNameWithin(name: string, t: SharedText<'payment' | 'paymentWithin'>): string {
  return hasOwnWithin(name) ? t(`shared.paymentWithin.${name}`) : paymentName(name, t);
}
