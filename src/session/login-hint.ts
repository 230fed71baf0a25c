import { sessionValues } from '#stores/storage.ts';

/** Stores for this tab the address with which the login form starts. */
export function keepLoginHint(account: string): void {
  sessionValues.set('loginHint', account);
}

/** Drops the hint, because the visitor has typed into the login form. */
export function dropLoginHint(): void {
  sessionValues.remove('loginHint');
}

/**
 * The address with which the login form starts. `isGiven` is true if the address is from this visit, so that the form
 * need not explain it.
 */
export function readLoginHint(known: string | undefined): { account: string; isGiven: boolean } {
  const given = sessionValues.get('loginHint');
  return { account: given ?? known ?? '', isGiven: given !== undefined };
}
