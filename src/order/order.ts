import { atom } from 'nanostores';
import { isBeingSent, whenSent } from '#app/send-at-most-once.ts';
import { $session, readToken } from '#session/session.ts';
import { dropPlaced, isOrderOf, keepPlaced, type Outcome, type Placed, readOpenOrders, readPlaced } from './placed.ts';

/**
 * Milliseconds within which payments usually become active: 5 minutes
 * (docs/behaviour/checkout.md#membership-after-buying).
 */
export const USUAL_MS = 5 * 60_000;

/** Milliseconds after which a payment counts as late: the usual time, and one minute more as a safety margin. */
export const LATE_AFTER_MS = USUAL_MS + 60_000;

/**
 * The reader's order, and how far its payment has got.
 * - `sending`: a tab is sending the order, and waits for the reply.
 * - `unknown`: the reply to the order was lost, or the ends of the membership before the order are unknown. Nobody can
 *   tell for certain whether the payment arrives.
 * - `waiting`: the payment may still arrive in time.
 * - `late`: the payment should have arrived by now.
 * - `notPaid`, `arrived`: the order has ended.
 */
export type Order = {
  placed: Placed;
  /** When the site began to wait for the payment, in milliseconds since the epoch. */
  sinceMs: number;
  /** True if nobody is signed in. The site then cannot find out whether the payment has arrived. */
  isSignedOut: boolean;
} & ({ kind: 'sending' | 'unknown' | 'waiting' | 'late' } | Outcome);

/**
 * The reader's newest order on this device, open or recently ended. Undefined if there is none. All parts of the site
 * that mention an order read this store: `/thanks`, the account, the checkout, the log-in, and the banner.
 * `followOrder` keeps it up to date.
 */
export const $order = atom<Order | undefined>();

/** The key of the order that a tab is sending, as far as this tab has found out. */
let sendingKey: string | undefined;

/**
 * True while an order has no outcome: its payment has not arrived, and the buyer has not given it up. While an order is
 * open, only the checkout offers packages.
 */
export function isOpen(order: Order | undefined): order is Exclude<Order, Outcome> {
  return order !== undefined && !order.placed.outcome;
}

/**
 * When a waiting order becomes active at the latest if it has been paid, in milliseconds since the epoch. Undefined if
 * nobody knows when it was paid, because the buyer has not come back from paying.
 */
export function activeByMs({ kind, placed, sinceMs }: Order): number | undefined {
  return kind === 'waiting' && placed.isReturned ? sinceMs + USUAL_MS : undefined;
}

/**
 * True if the order leads to Premium, and Premium did not run when it was placed. The member then needs other servers.
 */
export function isUpgrade({ level = 1, before, atMs }: Placed): boolean {
  return level > 1 && before !== null && before.expireSVip * 1000 <= atMs;
}

/**
 * Finds the reader's newest order, and prefers an open order. Signed-in members see only their own orders. Signed-out
 * visitors see the last order of this browser (docs/behaviour/checkout.md#waiting-payment).
 *
 * @param nowMs the device's clock, in milliseconds since the epoch
 * @param sentKey the key of the order that a tab is sending just now, if known
 */
export function findOrder(nowMs: number, sentKey?: string): Order | undefined {
  const isSignedOut = !readToken();
  const account = $session.get()?.userInfo?.account;
  const isTheirs = (each: Placed): boolean =>
    isSignedOut ? each.account !== '' : account !== undefined && isOrderOf(each, account);
  const own = readPlaced(nowMs).filter(isTheirs);
  const placed = own.find((each) => !each.outcome) ?? own[0];
  if (!placed) return undefined;
  const { atMs, backMs: sinceMs = atMs, before, outcome, state } = placed;
  const known = { placed, sinceMs, isSignedOut };
  if (outcome) return { ...known, ...outcome };
  if (state === 'unknown' && placed.key === sentKey) return { ...known, kind: 'sending' };
  if (state !== 'answered' || !before) return { ...known, kind: 'unknown' };
  // Not `isYounger`: if the clock was set back a little, the buyer still waits. Nobody knows how long after a big step.
  return { ...known, kind: Math.abs(nowMs - sinceMs) < LATE_AFTER_MS ? 'waiting' : 'late' };
}

/** Reads the reader's order from storage again, after something has changed the order. */
export function refreshOrder(nowMs: number): void {
  $order.set(findOrder(nowMs, sendingKey));
}

/**
 * Stores how an order ended. After a payment has arrived, the account's other open orders are forgotten: nobody can
 * tell which of them were paid.
 */
export function settle(placed: Placed, outcome: Outcome): void {
  if (outcome.kind === 'arrived') dropOpenOrders(placed.account, outcome.atMs);
  keepPlaced({ ...placed, outcome }, outcome.atMs);
}

/** Forgets all open orders of an account. */
export function dropOpenOrders(account: string, nowMs: number): void {
  for (const each of readOpenOrders(nowMs)) if (isOrderOf(each, account)) dropPlaced(each, nowMs);
}

/** Marks an order as not paid, because the buyer says so. The site stops waiting for its payment. */
export function giveUp(placed: Placed, nowMs: number): void {
  settle(placed, { kind: 'notPaid', atMs: nowMs });
  refreshOrder(nowMs);
}

/** Opens an order again that the buyer had given up, because the buyer goes back to its payment. */
export function takeUp({ outcome: _, ...placed }: Placed, nowMs: number): void {
  keepPlaced(placed, nowMs);
  refreshOrder(nowMs);
}

/** Forgets an account's open orders, because the member has found out how they ended. */
export function dismiss({ account }: Placed, nowMs: number): void {
  dropOpenOrders(account, nowMs);
  refreshOrder(nowMs);
}

/**
 * Keeps `$order` in step with the session and with other tabs. Calls `listen` with the order at once and after each
 * change. Returns a function that stops this.
 */
export function followOrder(listen: (order: Order | undefined) => void): () => void {
  const refresh = (): void => {
    // biome-ignore lint/plugin/clock: this device's clock tells how old an order is
    refreshOrder(Date.now());
    void noteSending();
  };
  const stops = [$session.subscribe(refresh), $order.subscribe(listen)];
  // Other tabs announce a change by storing the order. A page from the back/forward cache has missed these changes.
  for (const event of ['storage', 'pageshow']) addEventListener(event, refresh);
  return () => {
    for (const stop of stops) stop();
    for (const event of ['storage', 'pageshow']) removeEventListener(event, refresh);
  };
}

/** Finds out whether a tab is sending the reader's order, and until when. */
async function noteSending(): Promise<void> {
  const { kind, placed } = $order.get() ?? {};
  if (kind !== 'unknown' || !placed || !(await isBeingSent(placed))) return;
  // biome-ignore lint/plugin/clock: this device's clock tells how old an order is
  const refresh = (): void => refreshOrder(Date.now());
  sendingKey = placed.key;
  refresh();
  // A browser that refuses to wait leaves the order unknown.
  await whenSent(placed).catch(() => {});
  sendingKey = undefined;
  refresh();
}
