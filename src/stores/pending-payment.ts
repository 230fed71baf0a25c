import { hasFields } from '../core/has-fields.ts';
import { MS_PER_DAY } from '../core/time.ts';
import { ATTEMPT_FIELDS, type Attempt } from './attempts.ts';
import { localValues, readJson } from './storage.ts';

/**
 * An order on this device that has not arrived yet (docs/behaviour/checkout.md#waiting-payment): an attempt that is remembered for longer
 * than others, since it is waited for. Its label is the package's name, as the buyer saw it. Never holds a password.
 */
export interface PendingPayment extends Attempt {
  /** Whose it is; empty for a member whose `info` had not come yet. */
  account: string;
  productKey: string;
  /** The amount to pay, in US dollars. */
  usd: number;
  /** The payment method's name on the wire. */
  method: string;
  /** The ends of both levels before the order, in seconds since the epoch (0 = none); null if they could not be found out in time. */
  before: { expire: number; expireSVip: number } | null;
}

const SHAPE = { ...ATTEMPT_FIELDS, productKey: 'string', usd: 'number', method: 'string', account: 'string' } as const;

/** Nobody waits longer than this for a payment, so older orders are ignored. */
const KEPT_MS = 3 * MS_PER_DAY;

/** More orders than anybody makes in three days; a limit keeps what is stored small. */
const MOST = 20;

/** Remembers an order, in place of what was known of the same one: an account's order of a moment. */
export function keepPendingPayment(payment: PendingPayment): void {
  const all = readPendingPayments(payment.atMs);
  const account = payment.account || (all.find((other) => isSameOrder(other, payment))?.account ?? '');
  store([{ ...payment, account }, ...all.filter((other) => !isSameOrder(other, payment))].slice(0, MOST));
}

/** The orders that have not arrived yet, newest first, of all who use this device. */
export function readPendingPayments(nowMs: number): PendingPayment[] {
  const kept = readJson(localValues, 'pendingPayment');
  return Array.isArray(kept) ? kept.filter((each) => isPending(each) && nowMs - each.atMs < KEPT_MS) : [];
}

/** The newest order of an account that has not arrived yet; without an account, of anybody. */
export function readPendingPayment(nowMs: number, account?: string): PendingPayment | undefined {
  return readPendingPayments(nowMs).find((each) => account === undefined || isOrderOf(each, account));
}

/** Forgets one order: it was refused, so there is nothing to wait for. */
export function dropPendingPayment(payment: PendingPayment): void {
  store(readPendingPayments(payment.atMs).filter((other) => !isSameOrder(other, payment)));
}

/** Forgets an account's orders: one has arrived, which says nothing about the others any more, or nobody waits for them. */
export function dropPendingPayments(account: string, nowMs: number): void {
  store(readPendingPayments(nowMs).filter((each) => !isOrderOf(each, account)));
}

/** Orders that were made before the member's `info` came are theirs, now that it has come. */
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

/** Sent again, an order keeps its key, and has a new moment. */
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
