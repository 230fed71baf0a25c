import * as v from 'valibot';
import { MerchantName } from '../contract/shop.ts';
import { localValues, readJson } from './storage.ts';

/** What was bought last on this device and has not shown up yet (issue: coming back). Never a password. */
const PendingPayment = v.object({
  productKey: v.string(),
  /** The package's name as the buyer read it. */
  label: v.string(),
  /** What was to be paid, in US dollars. */
  usd: v.number(),
  method: MerchantName,
  /** When the order was made, in milliseconds since the epoch. */
  atMs: v.number(),
  /** Whose account it is for. */
  account: v.string(),
  /** Ends of both levels before the order, in seconds since the epoch; 0 = none. */
  before: v.object({ expire: v.number(), expireSVip: v.number() }),
});
export type PendingPayment = v.InferOutput<typeof PendingPayment>;

/** Nobody waits for a payment longer than this; what is older says nothing any more. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Remembers an order that went to payment. */
export function keepPendingPayment(payment: PendingPayment): void {
  localValues.set('pendingPayment', JSON.stringify(payment));
}

/** The order that is waited for, or undefined. */
export function readPendingPayment(nowMs: number): PendingPayment | undefined {
  const { success, output } = v.safeParse(PendingPayment, readJson(localValues, 'pendingPayment'));
  return success && nowMs - output.atMs < KEPT_MS ? output : undefined;
}

/** Forgets the order: it has arrived, or nobody waits for it. */
export function dropPendingPayment(): void {
  localValues.remove('pendingPayment');
}
