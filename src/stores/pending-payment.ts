import type { MerchantName } from '../contract/shop.ts';
import { MERCHANT_NAMES } from '../contract/values/shop.ts';
import { isShaped } from '../core/shape.ts';
import { localValues, readJson } from './storage.ts';

/** What was bought last on this device and has not shown up yet (issue: coming back). Never a password. */
export interface PendingPayment {
  productKey: string;
  /** The package's name as the buyer read it. */
  label: string;
  /** What was to be paid, in US dollars. */
  usd: number;
  method: MerchantName;
  /** When the order was made, in milliseconds since the epoch. */
  atMs: number;
  /** Whose account it is for. */
  account: string;
  /** Ends of both levels before the order, in seconds since the epoch; 0 = none. */
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

/** Nobody waits for a payment longer than this; what is older says nothing any more. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Remembers an order that went to payment. */
export function keepPendingPayment(payment: PendingPayment): void {
  localValues.set('pendingPayment', JSON.stringify(payment));
}

/** The order that is waited for, or undefined. */
export function readPendingPayment(nowMs: number): PendingPayment | undefined {
  const kept = readJson(localValues, 'pendingPayment');
  return isPending(kept) && nowMs - kept.atMs < KEPT_MS ? kept : undefined;
}

/** Forgets the order: it has arrived, or nobody waits for it. */
export function dropPendingPayment(): void {
  localValues.remove('pendingPayment');
}

function isPending(kept: unknown): kept is PendingPayment {
  if (!isShaped(kept, SHAPE) || !MERCHANT_NAMES.some((name) => name === kept.method)) return false;
  return isShaped((kept as Partial<PendingPayment>).before, { expire: 'number', expireSVip: 'number' });
}
