import { fillInAny } from '#core/join-texts.ts';
import { paymentNameWithin } from '#i18n/payment-name.ts';
import type { BuyingText } from '../texts.ts';
import type { Next } from './checkout.ts';

/**
 * What the button does: `pay`, or lead to what is missing (`next`) or wrong. `failed`
 * loads the goods again. For `busy`, `paused` and `loading` the buyer has to wait.
 */
export type PayStep = 'pay' | 'busy' | 'next' | 'wrong' | 'paused' | 'loading' | 'failed';

interface StepFacts {
  next: Next | null;
  /** True if the goods did not load. */
  isFailed: boolean;
  /** True if what comes next is wrong, with the problem shown, and not only missing. */
  isWrong: boolean;
  isBusy: boolean;
  isPaused: boolean;
  isEstimate: boolean;
  price: string;
  /** The chosen method's name in the API. */
  method: string;
}

/** What the button of slip and bar does now, and its text (docs/behaviour/checkout.md#pay-bar). */
export function stepOf(
  { next, isFailed, isWrong, isBusy, isPaused, isEstimate, price, method }: StepFacts,
  t: BuyingText,
): { step: PayStep; label: string } {
  if (isBusy) return { step: 'busy', label: t('pay.busy') };
  if (next === 'loading') return { step: 'loading', label: t('shared.loading') };
  if (isFailed) return { step: 'failed', label: t('shared.failure.retry') };
  if (isPaused) return { step: 'paused', label: t('pay.paused') };
  if (!next) {
    const key = isEstimate ? 'pay.buttonEstimate' : 'pay.button';
    return { step: 'pay', label: fillInAny(t(key), { price, method: paymentNameWithin(method, t) }) };
  }
  if (isWrong && next !== 'product') {
    const field = next === 'method' ? next : fieldOf(next);
    return { step: 'wrong', label: t(`pay.fix.${field}`) };
  }
  return { step: 'next', label: t(`pay.next.${next}`) };
}

/** The field that a problem of the account form stands at. */
function fieldOf(next: Next): 'email' | 'password' {
  return next.startsWith('email') ? 'email' : 'password';
}
