import type { UserInfo } from '../../contract/account.ts';

type Ends = Pick<UserInfo, 'expire' | 'expireSVip'>;

const ASKS = 15;

/**
 * Decided: a payment takes effect in 1 to 5 minutes (docs/behaviour/checkout.md#membership-after-buying), plus one for
 * safety.
 */
const CREDIT_WAIT_MINUTES = 6;

/**
 * Pauses in milliseconds before each check whether a payment has arrived: 3, 6, 9 … 45 seconds.
 * Decided: 15 checks in 6 minutes, often at first and seldom later, since a payment takes effect in 1 to 5 minutes.
 */
export function pollDelaysMs(): number[] {
  const stepMs = (CREDIT_WAIT_MINUTES * 60_000) / ((ASKS * (ASKS + 1)) / 2);
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
