import type { Memory } from '#app/send-once.ts';
import {
  dropPendingPayment,
  isOrderOf,
  keepPendingPayment,
  type PendingPayment,
  readPendingPayments,
} from '#stores/pending-payment.ts';

/** Decided: within this time the buyer is asked before ordering the same package again, since a payment may still be on its way. */
const SAME_ORDER_MINUTES = 30;

/**
 * Stores orders until their payment has arrived: several per account, beyond the end of a session. A buyer is asked
 * before repeating an order even if the server has answered it, since it may be paid for
 * (docs/behaviour/checkout.md#ordering-again).
 */
export const orderMemory: Memory<PendingPayment> = {
  name: 'order',
  isLong: true,
  read: (next) => findSameOrder(readPendingPayments(next.atMs), next),
  keep: keepPendingPayment,
  drop: dropPendingPayment,
};

/**
 * The order of the same package that the same account placed less than 30 minutes ago and whose payment has not
 * arrived; undefined if there is none. An unknown (empty) account may be the same one. An order "from the future" (the
 * clock was set back) does not count.
 */
export function findSameOrder<Order extends Pick<PendingPayment, 'productKey' | 'account' | 'atMs'>>(
  pending: readonly Order[],
  { productKey, account, atMs: nowMs }: Pick<PendingPayment, 'productKey' | 'account' | 'atMs'>,
): Order | undefined {
  return pending.find((order) => {
    const agoMs = nowMs - order.atMs;
    const isTheirs = !order.account || !account || isOrderOf(order, account);
    return order.productKey === productKey && isTheirs && agoMs >= 0 && agoMs < SAME_ORDER_MINUTES * 60_000;
  });
}
