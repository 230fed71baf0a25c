import { readPendingPayment } from './pending-payment.ts';
import { sessionValues } from './storage.ts';

/** Remembers, for this tab, which address a login form shall start with. */
export function keepLoginHint(account: string): void {
  sessionValues.set('loginHint', account);
}

/** The address that a login form starts with: one given on the way here, else whose order is waited for; empty when none is known. */
export function readLoginHint(nowMs: number): string {
  return sessionValues.get('loginHint') ?? readPendingPayment(nowMs)?.account ?? '';
}
