import { sessionValues } from '#stores/storage.ts';

/**
 * Stores where to go after signing in; `take-return-path.ts` reads it. A separate file, because the head's script must
 * stay small and needs only this.
 */
export function keepReturnPath(path: string): void {
  sessionValues.set('path', path);
}
