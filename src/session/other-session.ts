/**
 * Tells tabs whether another tab has a session, even if that tab is too busy to answer, or frozen. Each page with a
 * session holds a lock, and the browser itself lists the locks that are held.
 */
import { localValues } from '#stores/storage.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';

const LOCK = `${PREFIX}session`;

/** Holds the lock as long as this page is open. A page in the back/forward cache holds none, or it could not stay there. */
export function showSession(): void {
  let release = (): void => {};
  const hold = (): void => {
    const held = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    // A browser that blocks storage refuses locks, too.
    navigator.locks?.request(LOCK, { mode: 'shared' }, held).catch(() => {});
  };
  hold();
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => persisted && hold());
}

/** Does a page have a session that has not ended? False where the browser can't tell. */
export async function isSessionShown(): Promise<boolean> {
  // The end of a session removes the hint, but a public page stays open and keeps its lock.
  if (!localValues.get('signedInHint')) return false;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === LOCK);
  } catch {
    return false;
  }
}
