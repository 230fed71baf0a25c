import { hasFields } from '../core/has-fields.ts';
import { MS_PER_DAY } from '../core/time.ts';
import { ATTEMPT_FIELDS, type Attempt } from './attempts.ts';
import { localValues, readJson } from './storage.ts';

/**
 * An order on this device that has not arrived yet (docs/behaviour/checkout.md#waiting-payment): an attempt that is
 * stored longer than others, because the site waits for it. Its label is the package's name, as the buyer saw it. Never
 * holds a password.
 */
export interface PendingPayment extends Attempt {
  /** The buyer's account; empty for a member whose `info` had not come yet. */
  account: string;
  productKey: string;
  /** The amount to pay, in US dollars. */
  usd: number;
  /** The payment method's name on the wire. */
  method: string;
  /**
   * The ends of both levels before the order, in seconds since the epoch (0 = none); null if they could not be fetched
   * in time.
   */
  before: { expire: number; expireSVip: number } | null;
}

const SHAPE = { ...ATTEMPT_FIELDS, productKey: 'string', usd: 'number', method: 'string', account: 'string' } as const;

/** After this long a payment is not waited for any more, and the order is ignored. */
const KEPT_MS = 3 * MS_PER_DAY;

/** At most this many orders are stored, to keep the stored text small; three days hardly see more. */
const MOST = 20;

/** Stores an order; it replaces what was stored of the same order. */
export function keepPendingPayment(payment: PendingPayment): void {
  const all = readPendingPayments(payment.atMs);
  const account = payment.account || (all.find((other) => isSameOrder(other, payment))?.account ?? '');
  store([{ ...payment, account }, ...all.filter((other) => !isSameOrder(other, payment))].slice(0, MOST));
}

/** The orders that have not arrived yet, newest first, of all users of this device. */
export function readPendingPayments(nowMs: number): PendingPayment[] {
  const kept = readJson(localValues, 'pendingPayment');
  return Array.isArray(kept) ? kept.filter((each) => isPending(each) && nowMs - each.atMs < KEPT_MS) : [];
}

/** An account's newest order that has not arrived yet; without `account`, of any account. */
export function readPendingPayment(nowMs: number, account?: string): PendingPayment | undefined {
  return readPendingPayments(nowMs).find((each) => account === undefined || isOrderOf(each, account));
}

/** Forgets one order: it was refused, so there is nothing to wait for. */
export function dropPendingPayment(payment: PendingPayment): void {
  store(readPendingPayments(payment.atMs).filter((other) => !isSameOrder(other, payment)));
}

/**
 * Forgets an account's orders: one has arrived, which makes it impossible to tell the others apart, or the visitor has
 * stopped waiting.
 */
export function dropPendingPayments(account: string, nowMs: number): void {
  store(readPendingPayments(nowMs).filter((each) => !isOrderOf(each, account)));
}

/** Assigns the orders without an account to this member, whose `info` has come. */
export function claimPendingPayments(account: string, nowMs: number): void {
  store(readPendingPayments(nowMs).map((each) => ({ ...each, account: each.account || account })));
}

/** Is it this account's order? Upper and lower case make no difference in e-mail addresses. */
export function isOrderOf(payment: Pick<PendingPayment, 'account'>, account: string): boolean {
  return payment.account.toLowerCase() === account.toLowerCase();
}

function store(payments: readonly PendingPayment[]): void {
  if (payments.length > 0) localValues.set('pendingPayment', JSON.stringify(payments));
  else localValues.remove('pendingPayment');
}

/** Are these the same order? If sent again, an order keeps its key and gets a new time. */
function isSameOrder(one: PendingPayment, other: PendingPayment): boolean {
  if (one.key && one.key === other.key) return true;
  const isOfSame = !one.account || !other.account || isOrderOf(one, other.account);
  return isOfSame && one.atMs === other.atMs && one.productKey === other.productKey;
}

function isPending(kept: unknown): kept is PendingPayment {
  if (!hasFields(kept, SHAPE)) return false;
  const { before } = kept as Partial<PendingPayment>;
  return before === null || hasFields(before, { expire: 'number', expireSVip: 'number' });
}
