import { MERCHANT_NAMES } from '#contract/values.ts';
import type { SharedText } from './island-texts.ts';

/** A payment method's name for readers; one that the site doesn't know keeps the server's name for it. */
export function paymentName(name: string, t: SharedText<'payment'>): string {
  const known = MERCHANT_NAMES.find((each) => each === name);
  return known ? t(`shared.payment.${known}`) : name;
}

/** The same within a sentence, where some are called otherwise: "Pay with a credit card", "用微信支付". */
export function paymentNameWithin(name: string, t: SharedText<'payment' | 'paymentWithin'>): string {
  const other = (['creditCard', 'wechat'] as const).find((each) => each === name);
  return other ? t(`shared.paymentWithin.${other}`) : paymentName(name, t);
}
