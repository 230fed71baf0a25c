import type { MerchantName } from '../contract/shop.ts';
import { MERCHANT_NAMES } from '../contract/values/shop.ts';
import { isShaped } from '../core/shape.ts';
import { localValues, readJson } from './storage.ts';

/** The last order on this device that has not arrived yet (docs/behaviour/checkout.md#waiting-payment). Never holds a password. */
export interface PendingPayment {
  productKey: string;
  /** The package's name, as the buyer saw it. */
  label: string;
  /** The amount to pay, in US dollars. */
  usd: number;
  method: MerchantName;
  /** When the order was made, in milliseconds since the epoch. */
  atMs: number;
  /** The account for which it was bought. */
  account: string;
  /** The ends of both levels before the order, in seconds since the epoch; 0 = none. */
  before: { expire: number; expireSVip: number };
}

const SHAPE = {
  productKey: 'string',
  label: 'string',
  usd: 'number',
  method: 'string',
  atMs: 'number',
  account: 'string',
} as const;

/** Nobody waits longer than this for a payment, so older orders are ignored. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Remembers an order that went to payment. */
export function keepPendingPayment(payment: PendingPayment): void {
  localValues.set('pendingPayment', JSON.stringify(payment));
}

/** The order whose payment has not arrived yet, or undefined. */
export function readPendingPayment(nowMs: number): PendingPayment | undefined {
  const kept = readJson(localValues, 'pendingPayment');
  return isPending(kept) && nowMs - kept.atMs < KEPT_MS ? kept : undefined;
}

/** Forgets the order, because it has arrived or nobody waits for it any more. */
export function dropPendingPayment(): void {
  localValues.remove('pendingPayment');
}

function isPending(kept: unknown): kept is PendingPayment {
  if (!isShaped(kept, SHAPE) || !MERCHANT_NAMES.some((name) => name === kept.method)) return false;
  return isShaped((kept as Partial<PendingPayment>).before, { expire: 'number', expireSVip: 'number' });
}
