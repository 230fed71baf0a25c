import { readPendingPayment } from './pending-payment.ts';
import { sessionValues } from './storage.ts';

/** Remembers, for this tab, with which address a login form should start. */
export function keepLoginHint(account: string): void {
  sessionValues.set('loginHint', account);
}

/** The address with which a login form starts: one kept in this tab, else that of the pending payment; empty if both are missing. */
export function readLoginHint(nowMs: number): string {
  return sessionValues.get('loginHint') ?? readPendingPayment(nowMs)?.account ?? '';
}
