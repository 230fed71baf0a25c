import { readPendingPayment } from '../stores/pending-payment.ts';
import { sessionValues } from '../stores/storage.ts';

/** Remembers, for this tab, with which address a login form should start. */
export function keepLoginHint(account: string): void {
  sessionValues.set('loginHint', account);
}

/** What is typed in a login form counts from now on. */
export function dropLoginHint(): void {
  sessionValues.remove('loginHint');
}

/**
 * The address with which a login form starts: one given on the way here, else one that was `typed` earlier, else that of the pending
 * payment; empty if all are missing. `isGiven` says that it comes from this visit, so that nobody need be told.
 */
export function readLoginHint(nowMs: number, typed: string | undefined): { account: string; isGiven: boolean } {
  const given = sessionValues.get('loginHint');
  return { account: given ?? typed ?? readPendingPayment(nowMs)?.account ?? '', isGiven: given !== undefined };
}
