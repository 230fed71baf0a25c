import { sessionValues } from './storage.ts';

/** Which of the API's addresses this tab uses: the one that answered last, if it still exists, else the first. */
export function readApiBase(bases: readonly [string, ...string[]]): string {
  const kept = sessionValues.get('apiBase');
  return bases.find((base) => base === kept) ?? bases[0];
}

/** Makes this tab use another address. */
export function keepApiBase(base: string): void {
  sessionValues.set('apiBase', base);
}
