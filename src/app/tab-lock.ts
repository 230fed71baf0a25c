import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';

/**
 * Longer than a call waits for its answer. After that the tab goes ahead, and finds what the other tab has remembered.
 */
const WAIT_MS = 40_000;

/**
 * Runs an action while no other tab of this site runs one of the same name; the others wait for their turn. Browsers
 * without locks, and pages without https, run it at once (docs/decisions/027-attempts.md#decision).
 */
export async function withTabLock<Value>(name: string, action: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return action();
  let hasTurn = false;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), WAIT_MS);
  return locks
    .request(PREFIX + name, { signal: wait.signal }, () => {
      clearTimeout(timer);
      hasTurn = true;
      return action();
    })
    .catch((failure: unknown) => {
      // The turn did not come in time, or the browser refuses locks because it blocks storage.
      if (hasTurn) throw failure;
      clearTimeout(timer);
      return action();
    });
}
