import { ATTEMPT_FIELDS, type Attempt, inPresentForm } from '#app/send-at-most-once.ts';
import { hasFields } from '#core/has-fields.ts';
import { MS_PER_DAY } from '#core/time.ts';
import { localValues, readJson } from '#stores/storage.ts';

/**
 * An order placed on this device (docs/behaviour/checkout.md#waiting-payment). It is an attempt that is stored longer
 * than others, because the site waits for its payment. Its `label` is the package's name as the buyer saw it. An order
 * never contains a password.
 */
export interface Placed extends Attempt {
  /** The buyer's account. Empty for a member whose `info` answer had not come yet. */
  account: string;
  productKey: string;
  /** The amount to pay, in US dollars. */
  usd: number;
  /** Days given on top of the package's own days. */
  extraDays?: number;
  /** The payment method's name in the API. */
  method: string;
  /**
   * When both levels ended before the order, in seconds since the epoch (0 = none). Null if the ends did not come in
   * time.
   */
  before: { expire: number; expireSVip: number } | null;
  /** True if the payment opens a new account. */
  isNew?: boolean;
  /** The level that lists the package (docs/behaviour/checkout.md#levels). */
  level?: number;
  /** The gateway's address for this order, if the server named one. */
  address?: string;
  /**
   * When the buyer came back from paying or chose to wait on, in milliseconds since the epoch. The site waits for the
   * payment from this moment on.
   */
  backMs?: number;
  /** True if the buyer came back from paying at `backMs`. Otherwise nobody knows when the payment was made. */
  isReturned?: boolean;
  /** How the order ended. Undefined while the order is open. */
  outcome?: Outcome;
}

/**
 * How an order ended. `atMs` is when this device learned of the end, in milliseconds by its own clock.
 * - `arrived`: the payment has arrived. `until` is the membership's new end in seconds since the epoch. `orderId` is
 *   the number in the account's list of orders, if the list contains the order.
 * - `notPaid`: the buyer says that the order was not paid.
 */
export type Outcome =
  | { kind: 'arrived'; atMs: number; until: number; orderId?: string }
  | { kind: 'notPaid'; atMs: number };

const SHAPE = { ...ATTEMPT_FIELDS, productKey: 'string', usd: 'number', method: 'string', account: 'string' } as const;
const MAY_LACK = { address: 'string', backMs: 'number', extraDays: 'number' } as const;

/** Milliseconds after which an order is ignored. The site then stops waiting for its payment. */
const KEPT_MS = 3 * MS_PER_DAY;

/** Milliseconds for which an outcome is shown. */
const OUTCOME_KEPT_MS = MS_PER_DAY;

/**
 * The site stores at most this many orders, to keep the stored text small. Hardly any buyer places more in three days.
 */
const MOST = 20;

/** Stores an order at the front of the list, in place of an earlier version of the same order. */
export function keepPlaced(placed: Placed, nowMs: number): void {
  const all = readPlaced(nowMs);
  const account = placed.account || (all.find((other) => isSame(other, placed))?.account ?? '');
  storePlaced([{ ...placed, account }, ...all.filter((other) => !isSame(other, placed))].slice(0, MOST));
}

/** Forgets one order, because there is no payment to wait for. */
export function dropPlaced(placed: Placed, nowMs: number): void {
  storePlaced(readPlaced(nowMs).filter((other) => !isSame(other, placed)));
}

/** All orders on this device that may still be shown, of all accounts. The order stored last comes first. */
export function readPlaced(nowMs: number): Placed[] {
  const kept = readJson(localValues, 'pendingPayment');
  const all = Array.isArray(kept) ? kept.map(inPresentForm).filter(isPlaced) : [];
  return all.filter((each) => isKept(each, nowMs));
}

/** The open orders on this device, of all accounts. The order stored last comes first. */
export function readOpenOrders(nowMs: number): Placed[] {
  return readPlaced(nowMs).filter((each) => !each.outcome);
}

/** An account's open order that was stored last. Without `account`, the orders of all accounts count. */
export function readOpenOrder(nowMs: number, account?: string): Placed | undefined {
  return readOpenOrders(nowMs).find((each) => account === undefined || isOrderOf(each, account));
}

/** True if the order belongs to this account. Upper and lower case make no difference in e-mail addresses. */
export function isOrderOf(placed: Pick<Placed, 'account'>, account: string): boolean {
  return placed.account.toLowerCase() === account.toLowerCase();
}

/** True if the order may belong to this account. An account that is not known yet (empty) may be any account. */
export function mayBeOrderOf(placed: Pick<Placed, 'account'>, account: string): boolean {
  return !placed.account || !account || isOrderOf(placed, account);
}

/** True if both are the same order. An order that is sent again keeps its key and gets a new time. */
function isSame(one: Placed, other: Placed): boolean {
  if (one.key && one.key === other.key) return true;
  return mayBeOrderOf(one, other.account) && one.atMs === other.atMs && one.productKey === other.productKey;
}

/**
 * Replaces all stored orders. The storage key `pendingPayment` is older than the name "placed orders". It must stay, so
 * that a new release finds the orders that are under way.
 */
function storePlaced(all: readonly Placed[]): void {
  if (all.length > 0) localValues.set('pendingPayment', JSON.stringify(all));
  else localValues.remove('pendingPayment');
}

function isKept({ atMs, outcome }: Placed, nowMs: number): boolean {
  // A moment far in the future was stored while the clock was wrong. Unlike with `isYounger`, a clock that is set back
  // a little loses nothing.
  const isNear = (eachMs: number, maxMs: number): boolean => Math.abs(nowMs - eachMs) < maxMs;
  return isNear(atMs, KEPT_MS) && (!outcome || isNear(outcome.atMs, OUTCOME_KEPT_MS));
}

/** Checks a stored order. Another version of the site, or somebody's script, may have stored it. */
function isPlaced(kept: object): kept is Placed {
  const { before, outcome } = kept as Partial<Placed>;
  return (
    hasFields({ address: '', backMs: 0, extraDays: 0, ...kept }, { ...SHAPE, ...MAY_LACK }) &&
    (before === null || hasFields(before, { expire: 'number', expireSVip: 'number' })) &&
    (outcome === undefined || isOutcome(outcome))
  );
}

function isOutcome(kept: unknown): kept is Outcome {
  if (!hasFields(kept, { atMs: 'number' })) return false;
  return kept.kind === 'notPaid' || (kept.kind === 'arrived' && hasFields(kept, { until: 'number' }));
}
