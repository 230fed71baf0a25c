import { ATTEMPT_FIELDS, type Attempt, inPresentForm } from '#app/send-once.ts';
import { hasFields } from '#core/has-fields.ts';
import { MS_PER_DAY } from '#core/time.ts';
import { localValues, readJson } from '#stores/storage.ts';

/**
 * An order placed on this device (docs/behaviour/checkout.md#waiting-payment): an attempt that is stored longer than
 * others, because the site waits for its payment. Its label is the package's name, as the buyer saw it. Never holds a
 * password.
 */
export interface Placed extends Attempt {
  /** The buyer's account; empty for a member whose `info` had not come yet. */
  account: string;
  productKey: string;
  /** The amount to pay, in US dollars. */
  usd: number;
  /** Days given on top of the package's own. */
  extraDays?: number;
  /** The payment method's name on the wire. */
  method: string;
  /** Both levels' ends before the order, in seconds since the epoch (0 = none); null if they did not come in time. */
  before: { expire: number; expireSVip: number } | null;
  /** Does its payment open the account? */
  isNew?: boolean;
  /** The level of its shelf (docs/behaviour/checkout.md#levels). */
  level?: number;
  /** The gateway's address for this very order, if the server named one. */
  address?: string;
  /** When the buyer was seen here again after leaving to pay, or wanted to wait on: from then on it is waited for. */
  backMs?: number;
  /** How it ended; undefined while it is open. */
  outcome?: Outcome;
}

/**
 * How an order ended, and when that was seen (milliseconds, device's clock). `arrived`: `until` is the new end in
 * seconds since the epoch, and `orderId` the number in the account's list, if it is there. `notPaid`: the buyer says so.
 */
export type Outcome =
  | { kind: 'arrived'; atMs: number; until: number; orderId?: string }
  | { kind: 'notPaid'; atMs: number };

const SHAPE = { ...ATTEMPT_FIELDS, productKey: 'string', usd: 'number', method: 'string', account: 'string' } as const;
const MAY_LACK = { address: 'string', backMs: 'number', extraDays: 'number' } as const;

/** After this long a payment is not waited for any more, and the order is ignored. */
const KEPT_MS = 3 * MS_PER_DAY;

/** An outcome is shown this long. */
const OUTCOME_KEPT_MS = MS_PER_DAY;

/** At most this many orders are stored, to keep the stored text small; three days hardly see more. */
const MOST = 20;

/** Stores an order as the first; it replaces what was stored of the same order. */
export function keepPlaced(placed: Placed): void {
  const all = readPlaced(placed.atMs);
  const account = placed.account || (all.find((other) => isSame(other, placed))?.account ?? '');
  storePlaced([{ ...placed, account }, ...all.filter((other) => !isSame(other, placed))].slice(0, MOST));
}

/** Forgets one order: there is nothing to wait for. */
export function dropPlaced(placed: Placed): void {
  storePlaced(readPlaced(placed.atMs).filter((other) => !isSame(other, placed)));
}

/** All orders of all users of this device that may still be shown, stored last first. */
export function readPlaced(nowMs: number): Placed[] {
  const kept = readJson(localValues, 'pendingPayment');
  const all = Array.isArray(kept) ? kept.map(inPresentForm).filter(isPlaced) : [];
  return all.filter((each) => isKept(each, nowMs));
}

/** The orders that are open, stored last first, of all users of this device. */
export function readOpenOrders(nowMs: number): Placed[] {
  return readPlaced(nowMs).filter((each) => !each.outcome);
}

/** An account's open order that was stored last; without `account`, of any account. */
export function readOpenOrder(nowMs: number, account?: string): Placed | undefined {
  return readOpenOrders(nowMs).find((each) => account === undefined || isOrderOf(each, account));
}

/** Is it this account's order? Upper and lower case make no difference in e-mail addresses. */
export function isOrderOf(placed: Pick<Placed, 'account'>, account: string): boolean {
  return placed.account.toLowerCase() === account.toLowerCase();
}

/** May it be this account's order? One that is not known yet (empty) may be the same as any. */
export function mayBeOrderOf(placed: Pick<Placed, 'account'>, account: string): boolean {
  return !placed.account || !account || isOrderOf(placed, account);
}

/** Are these the same order? If sent again, an order keeps its key and gets a new time. */
function isSame(one: Placed, other: Placed): boolean {
  if (one.key && one.key === other.key) return true;
  return mayBeOrderOf(one, other.account) && one.atMs === other.atMs && one.productKey === other.productKey;
}

/** Replaces all that is stored. The key is older than the word: orders under way at a release must be found. */
function storePlaced(all: readonly Placed[]): void {
  if (all.length > 0) localValues.set('pendingPayment', JSON.stringify(all));
  else localValues.remove('pendingPayment');
}

function isKept({ atMs, outcome }: Placed, nowMs: number): boolean {
  // An order far in the future was stored while the clock was wrong; it would wait until then.
  return Math.abs(nowMs - atMs) < KEPT_MS && (!outcome || nowMs - outcome.atMs < OUTCOME_KEPT_MS);
}

/** Checks a stored order, because another version of the site, or somebody's script, may have stored it. */
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
