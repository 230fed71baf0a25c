import type { UserInfo } from '../contract/account.ts';
import { CREDIT_WAIT_MINUTES, SAME_ORDER_MINUTES } from './constants.ts';

type Ends = Pick<UserInfo, 'expire' | 'expireSVip'>;

/** An order that was sent to payment and has not shown up yet. */
export interface PendingOrder {
  productKey: string;
  /** When it was sent, in milliseconds since the epoch. */
  atMs: number;
}

const ASKS = 15;

/**
 * Pauses before each look at whether a payment has arrived: 3, 6, 9 … 45 seconds. Decided: 15 looks in 6 minutes, often at first
 * and seldom later, since a top-up takes effect in 1 to 5 minutes (spec §9).
 */
export function pollDelaysMs(): number[] {
  const stepMs = (CREDIT_WAIT_MINUTES * 60_000) / ((ASKS * (ASKS + 1)) / 2);
  return Array.from({ length: ASKS }, (_, index) => stepMs * (index + 1));
}

/**
 * Has the payment arrived? Either level lasts longer than before (seconds since the epoch; 0 = not activated).
 *
 * @example isCredited({ before: { expire: 0, expireSVip: 0 }, after: { expire: 1_735_689_600, expireSVip: 0 } }) // true
 */
export function isCredited({ before, after }: { before: Ends; after: Ends }): boolean {
  return after.expire > before.expire || after.expireSVip > before.expireSVip;
}

/**
 * Was the same package ordered less than 30 minutes ago, without having arrived? Then it is asked about first: it may be paid for
 * already. An order "from the future" (the clock was set back) counts as none.
 */
export function isSameOrderSoon(pending: PendingOrder | null | undefined, productKey: string, nowMs: number): boolean {
  if (pending?.productKey !== productKey) return false;
  const agoMs = nowMs - pending.atMs;
  return agoMs >= 0 && agoMs < SAME_ORDER_MINUTES * 60_000;
}
