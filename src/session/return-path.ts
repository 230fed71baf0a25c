import { sessionValues } from '../stores/storage.ts';

/**
 * Remembers where to go after signing in; `return-path.ts` reads it. In a file of its own, because the head's script must stay small and
 * needs only this.
 */
export function keepReturnPath(path: string): void {
  sessionValues.set('path', path);
}
