import { sessionValues } from './storage.ts';

/** Remembers where to go after signing in (`return-path.ts` takes it). Apart from there, because the head's script needs no more. */
export function keepReturnPath(path: string): void {
  sessionValues.set('path', path);
}
