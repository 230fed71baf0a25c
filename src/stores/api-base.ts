import { sessionValues } from './storage.ts';

/** Which of several addresses of the API this tab goes to: the one that answered last, as long as it is one of them, else the first. */
export function readApiBase(bases: readonly [string, ...string[]]): string {
  const kept = sessionValues.get('apiBase');
  return bases.find((base) => base === kept) ?? bases[0];
}

/** Lets this tab go to another one from now on. */
export function keepApiBase(base: string): void {
  sessionValues.set('apiBase', base);
}
