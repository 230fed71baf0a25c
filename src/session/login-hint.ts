import { readPendingPayment } from '../stores/pending-payment.ts';
import { sessionValues } from '../stores/storage.ts';

/** Stores, for this tab, the address with which the login form starts. */
export function keepLoginHint(account: string): void {
  sessionValues.set('loginHint', account);
}

/** Drops the hint, because the visitor has typed into the login form. */
export function dropLoginHint(): void {
  sessionValues.remove('loginHint');
}

/**
 * The address with which the login form starts: one stored for it in this tab, else the one `typed` earlier, else that
 * of the pending payment; empty if there is none. `isGiven`: it is from this visit, so the form need not explain it.
 */
export function readLoginHint(nowMs: number, typed: string | undefined): { account: string; isGiven: boolean } {
  const given = sessionValues.get('loginHint');
  return { account: given ?? typed ?? readPendingPayment(nowMs)?.account ?? '', isGiven: given !== undefined };
}
