import { sessionValues } from './storage.ts';

/** Remembers, for this tab, which address a login form shall start with. */
export function keepLoginHint(account: string): void {
  sessionValues.set('loginHint', account);
}

/** The address that a login form starts with; empty when none is known. */
export function readLoginHint(): string {
  return sessionValues.get('loginHint') ?? '';
}
