import { atom } from 'nanostores';
import { $session, readToken } from '#session/session.ts';
import { dropPlaced, isOrderOf, keepPlaced, type Outcome, type Placed, readOpenOrders, readPlaced } from './placed.ts';

/** Payments become active within 5 minutes (docs/behaviour/checkout.md#membership-after-buying). */
export const USUAL_MS = 5 * 60_000;

/** Decided: one minute more than usual, for safety. */
export const LATE_AFTER_MS = USUAL_MS + 60_000;

/**
 * What is known of the reader's order at this moment. `unknown`: its answer was lost, or the ends before it are not
 * known, so nobody can see its payment arrive for certain. `waiting`: a payment may still take this long. `late`: it
 * should have arrived. `notPaid` and `arrived`: how it ended.
 */
export type Order = {
  placed: Placed;
  /** From when on its payment is waited for, in milliseconds since the epoch. */
  sinceMs: number;
  /** Is nobody signed in? Then nobody can see whether it has arrived. */
  isSignedOut: boolean;
} & ({ kind: 'unknown' | 'waiting' | 'late' } | Outcome);

/**
 * The reader's newest order on this device, open or ended lately; undefined if there is none. Whatever speaks of an order
 * reads it here: `/thanks`, the account, the checkout, the log-in and the line above other pages. Kept up to date by
 * `followOrder`.
 */
export const $order = atom<Order | undefined>();

/** Is it neither active nor given up? While one is, the site offers nothing to buy. */
export function isOpen(order: Order | undefined): order is Exclude<Order, Outcome> {
  return order !== undefined && !order.placed.outcome;
}

/**
 * The reader's newest order, an open one first. Another member of the same device does not see it; without a session it
 * is the last order of this browser (docs/behaviour/checkout.md#waiting-payment).
 *
 * @param nowMs the device's clock, in milliseconds since the epoch
 */
export function findOrder(nowMs: number): Order | undefined {
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
  if (state !== 'answered' || !before) return { ...known, kind: 'unknown' };
  return { ...known, kind: nowMs - sinceMs < LATE_AFTER_MS ? 'waiting' : 'late' };
}

/** Reads the reader's order again, after something has changed it. */
export function refreshOrder(nowMs: number): void {
  $order.set(findOrder(nowMs));
}

/** Ends an order. Once it has arrived, the account's other open ones are forgotten: nobody can tell which were paid. */
export function settle(placed: Placed, outcome: Outcome): void {
  if (outcome.kind === 'arrived') dropOpenOrders(placed.account, outcome.atMs);
  keepPlaced({ ...placed, outcome });
}

/** Forgets an account's open orders: the visitor has stopped waiting. */
export function dropOpenOrders(account: string, nowMs: number): void {
  for (const each of readOpenOrders(nowMs)) if (isOrderOf(each, account)) dropPlaced(each);
}

/** The buyer says that an order was not paid. It is no longer waited for. */
export function giveUp(placed: Placed, nowMs: number): void {
  settle(placed, { kind: 'notPaid', atMs: nowMs });
  refreshOrder(nowMs);
}

/** The buyer goes back to the payment of an order that was given up: it is open again. */
export function takeUp({ outcome: _, ...placed }: Placed, nowMs: number): void {
  keepPlaced(placed);
  refreshOrder(nowMs);
}

/** Dismisses the open orders of an account whose member has found out how they ended. */
export function dismiss({ account }: Placed, nowMs: number): void {
  dropOpenOrders(account, nowMs);
  refreshOrder(nowMs);
}

/**
 * Keeps `$order` up to date, with the session and with what other tabs do, and tells `listen` of it, now and from now on.
 * Returns the function that stops it.
 */
export function followOrder(listen: (order: Order | undefined) => void): () => void {
  // biome-ignore lint/plugin/clock: for how long ago this device ordered
  const refresh = (): void => refreshOrder(Date.now());
  const stops = [$session.subscribe(refresh), $order.subscribe(listen)];
  // Other tabs tell by storing. A page from the back/forward cache was away meanwhile.
  for (const event of ['storage', 'pageshow']) addEventListener(event, refresh);
  return () => {
    for (const stop of stops) stop();
    for (const event of ['storage', 'pageshow']) removeEventListener(event, refresh);
  };
}
