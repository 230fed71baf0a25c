import {
  isOrderOf,
  isSameOrder,
  type Outcome,
  type PendingPayment,
  readPayments,
  storePayments,
} from './pending-payment.ts';

/**
 * All that is known of an order. `unknown`: its answer was lost, or the ends before it are not known, so nobody can see
 * its payment arrive for certain. `waiting`: a payment may still take this long. `late`: it should have arrived.
 */
export type PaymentPhase = 'unknown' | 'waiting' | 'late' | Outcome['kind'];

/** Payments become active within 5 minutes (docs/behaviour/checkout.md#membership-after-buying). */
export const USUAL_MS = 5 * 60_000;

/** Decided: one minute more than usual, for safety. */
export const LATE_AFTER_MS = USUAL_MS + 60_000;

/** What is known of an order at this moment. Everything that speaks of it asks here, so no two places contradict. */
export function phaseOf(payment: PendingPayment, nowMs: number): PaymentPhase {
  if (payment.outcome) return payment.outcome.kind;
  if (!payment.isAnswered || !payment.before) return 'unknown';
  return nowMs - waitsSinceMs(payment) < LATE_AFTER_MS ? 'waiting' : 'late';
}

/** From when on a payment is waited for, in milliseconds since the epoch. */
export function waitsSinceMs({ atMs, backMs }: Pick<PendingPayment, 'atMs' | 'backMs'>): number {
  return backMs ?? atMs;
}

/**
 * Ends an order. If it has arrived, the account's other open orders are forgotten: nobody can tell any more which of
 * them was paid.
 */
export function settlePayment(payment: PendingPayment, outcome: Outcome): void {
  const isGone = (each: PendingPayment) =>
    isSameOrder(each, payment) || (outcome.kind === 'arrived' && !each.outcome && isOrderOf(each, payment.account));
  storePayments([{ ...payment, outcome }, ...readPayments(outcome.atMs).filter((each) => !isGone(each))]);
}

/** Forgets an account's open orders: the visitor has stopped waiting. */
export function dropPendingPayments(account: string, nowMs: number): void {
  storePayments(readPayments(nowMs).filter((each) => each.outcome || !isOrderOf(each, account)));
}
