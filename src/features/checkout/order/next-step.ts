import { paymentName } from '../../../i18n/payment-name.ts';
import type { BuyingText } from '../texts.ts';
import type { Next } from './checkout.ts';

/** What the button does: pays, or leads to what is missing; that may be wrong, or nothing can be done about it now. */
export type PayStep = 'pay' | 'busy' | 'next' | 'wrong' | 'paused' | 'loading';

interface StepFacts {
  next: Next | null;
  /** Is what comes next not merely missing, but wrong, and said so? */
  isWrong: boolean;
  isBusy: boolean;
  isPaused: boolean;
  isEstimate: boolean;
  price: string;
  /** The chosen method's name on the wire. */
  method: string;
}

/** The one thing that slip and bar offer now, and what their button says (docs/behaviour/checkout.md#pay-bar). */
export function stepOf(
  { next, isWrong, isBusy, isPaused, isEstimate, price, method }: StepFacts,
  t: BuyingText,
): { step: PayStep; label: string } {
  if (isBusy) return { step: 'busy', label: t('pay.busy') };
  if (next === 'loading') return { step: 'loading', label: t('shared.loading') };
  if (isPaused) return { step: 'paused', label: t('pay.paused') };
  if (!next) {
    const key = isEstimate ? 'pay.buttonEstimate' : 'pay.button';
    return { step: 'pay', label: t(key, { price, method: methodInButton(method, t) }) };
  }
  if (isWrong && next !== 'product') {
    const field = next === 'method' ? next : next.startsWith('email') ? 'email' : 'password';
    return { step: 'wrong', label: t(`pay.fix.${field}`) };
  }
  return { step: 'next', label: t(`pay.next.${next}`) };
}

/** A method's name as it stands in the middle of the button. In Chinese it is set apart where it is Latin, and goes without the verb that the button has. */
function methodInButton(method: string, t: BuyingText): string {
  const name = paymentName(method, t);
  if (!t.tag.startsWith('zh')) return name;
  return /^[ -~]+$/.test(name) ? ` ${name} ` : name.replace(/支付$/, '');
}
