import { sessionValues } from './storage.ts';

/** The API's address that this tab uses. It is the one that answered last, if it still exists, or else the first. */
export function readApiBase(bases: readonly [string, ...string[]]): string {
  const kept = sessionValues.get('apiBase');
  return bases.find((base) => base === kept) ?? bases[0];
}

/** Stores for this tab that it uses another address. */
export function keepApiBase(base: string): void {
  sessionValues.set('apiBase', base);
}
