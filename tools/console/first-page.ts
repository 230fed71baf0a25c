import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two requests while the server does not listen yet. */
const PAUSE_MS = 100;

/**
 * Requests a page until it is served. Resolves to false if that takes longer than `patienceMs`, also if the server
 * listens and never answers.
 */
export async function isServed(address: string, patienceMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  while (!signal.aborted) {
    try {
      await fetch(address, { signal });
      return true;
    } catch {
      // The server is not listening yet, or the time is over.
      await setTimeout(PAUSE_MS);
    }
  }
  return false;
}
