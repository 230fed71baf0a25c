import type { UserInfo } from '#contract/account.ts';
import { LATE_AFTER_MS } from '#stores/payment-phase.ts';

/** The ends of both levels, in seconds since the epoch; 0 = not activated. */
export type Ends = Pick<UserInfo, 'expire' | 'expireSVip'>;

const ASKS = 15;

/**
 * Pauses in milliseconds before each check whether a payment has arrived: 3, 6, 9 … 45 seconds.
 * Decided: 15 checks in 6 minutes, often at first and seldom later, since a payment takes effect in 1 to 5 minutes.
 */
export function pollDelaysMs(): number[] {
  const stepMs = LATE_AFTER_MS / ((ASKS * (ASKS + 1)) / 2);
  return Array.from({ length: ASKS }, (_, index) => stepMs * (index + 1));
}

/**
 * True if the payment has arrived: either level lasts longer than before (seconds since the epoch; 0 = not activated).
 *
 * @example isCredited({ before: { expire: 0, expireSVip: 0 }, after: { expire: 1_735_689_600, expireSVip: 0 } }) // true
 */
export function isCredited({ before, after }: { before: Ends; after: Ends }): boolean {
  return after.expire > before.expire || after.expireSVip > before.expireSVip;
}

/** The end of the level that lasts longer now, in seconds since the epoch. */
export function newEnd(before: Ends, after: Ends): number {
  return after.expireSVip > before.expireSVip ? after.expireSVip : after.expire;
}
