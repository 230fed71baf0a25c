import { atom } from 'nanostores';
import { dropPendingPayments, type PaymentPhase, phaseOf, settlePayment } from '#stores/payment-phase.ts';
import { isOrderOf, keepPendingPayment, type PendingPayment, readPayments } from '#stores/pending-payment.ts';
import { $session, readToken } from './session.ts';

/** The reader's order on this device, and all that is known of it at that moment. */
export interface KnownOrder {
  payment: PendingPayment;
  phase: PaymentPhase;
  /** Is it neither active nor given up? While one is, the site offers nothing to buy. */
  isOpen: boolean;
  /** Is nobody signed in? Then nobody can see whether it has arrived. */
  isSignedOut: boolean;
}

/**
 * The reader's newest order on this device, open or ended lately; undefined if there is none. Whatever speaks of an order
 * reads it here: `/thanks`, the account, the checkout, the log-in and the line above other pages. Kept up to date by
 * `followOwnOrder`.
 */
export const $ownOrder = atom<KnownOrder | undefined>();

/**
 * The reader's newest order, an open one first. Another member of the same device does not see it; without a session it
 * is the last order of this browser (docs/behaviour/checkout.md#waiting-payment).
 *
 * @param nowMs the device's clock, in milliseconds since the epoch
 */
export function findOwnOrder(nowMs: number): KnownOrder | undefined {
  const isSignedOut = !readToken();
  const account = $session.get()?.userInfo?.account;
  const isTheirs = (each: PendingPayment): boolean =>
    isSignedOut ? each.account !== '' : account !== undefined && isOrderOf(each, account);
  const own = readPayments(nowMs).filter(isTheirs);
  const payment = own.find((each) => !each.outcome) ?? own[0];
  return payment && { payment, phase: phaseOf(payment, nowMs), isOpen: !payment.outcome, isSignedOut };
}

/** Reads the reader's order again, after something has changed it. */
export function refreshOwnOrder(nowMs: number): void {
  $ownOrder.set(findOwnOrder(nowMs));
}

/** The buyer says that an order was not paid. It is no longer waited for. */
export function giveUpOrder(payment: PendingPayment, nowMs: number): void {
  settlePayment(payment, { kind: 'notPaid', atMs: nowMs });
  refreshOwnOrder(nowMs);
}

/** The buyer goes back to the payment of an order that was given up: it is open again. */
export function takeUpOrder({ outcome: _, ...payment }: PendingPayment, nowMs: number): void {
  keepPendingPayment(payment);
  refreshOwnOrder(nowMs);
}

/** Dismisses the open orders of an account whose member has found out how they ended. */
export function forgetOrders({ account }: PendingPayment, nowMs: number): void {
  dropPendingPayments(account, nowMs);
  refreshOwnOrder(nowMs);
}

/**
 * Keeps `$ownOrder` up to date, with the session and with what other tabs do, and tells `listen` of it, now and from now
 * on. Returns the function that stops it.
 */
export function followOwnOrder(listen: (own: KnownOrder | undefined) => void): () => void {
  // biome-ignore lint/plugin/clock: for how long ago this device ordered
  const refresh = (): void => refreshOwnOrder(Date.now());
  const stops = [$session.subscribe(refresh), $ownOrder.subscribe(listen)];
  // Other tabs tell by storing. A page from the back/forward cache was away meanwhile.
  for (const event of ['storage', 'pageshow']) addEventListener(event, refresh);
  return () => {
    for (const stop of stops) stop();
    for (const event of ['storage', 'pageshow']) removeEventListener(event, refresh);
  };
}
