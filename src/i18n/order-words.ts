import { formatDate } from '#core/time.ts';
import type { PaymentPhase } from '#stores/payment-phase.ts';
import type { PendingPayment } from '#stores/pending-payment.ts';
import type { OrderText } from './order-texts.ts';

/** What the words depend on. */
interface SaidOrder {
  payment: PendingPayment;
  phase: PaymentPhase;
  isOpen: boolean;
  isSignedOut: boolean;
}

/** What is said of an order; also the group of its texts. Who is signed out learns how to see the rest. */
export type OrderWords = 'waiting' | 'late' | 'out' | 'new' | 'newLate' | 'unknown' | 'notPaid' | 'arrived';

/** Which words say what is known of an order. */
export function wordsOf({ payment, phase, isSignedOut }: SaidOrder): OrderWords {
  if (!isSignedOut || (phase !== 'waiting' && phase !== 'late')) return phase;
  if (!payment.isNew) return 'out';
  return phase === 'late' ? 'newLate' : 'new';
}

/** The one heading of an order: every place that speaks of it says this. */
export function titleOf(say: OrderText, order: SaidOrder): string {
  const { outcome } = order.payment;
  if (outcome?.kind === 'arrived') return say('arrived.title', { date: formatDate(outcome.until) });
  return say(`${wordsOf(order)}.title` as 'waiting.title');
}

/** What nobody should do about it now; undefined once it is active. */
export function onceOf(say: OrderText, order: SaidOrder): string | undefined {
  if (order.phase === 'arrived') return undefined;
  if (order.phase === 'unknown') return say('check');
  return say(order.phase === 'notPaid' ? 'charged' : 'once');
}

/** An order in three lines, for its card (`ui/payment/PaymentCard.tsx`). */
export function cardOf(say: OrderText, order: SaidOrder) {
  const { label, usd } = order.payment;
  return {
    name: say('label'),
    phase: order.phase,
    title: titleOf(say, order),
    once: order.isOpen ? onceOf(say, order) : undefined,
    label,
    usd,
    see: say('see'),
    locale: say.locale,
  };
}
