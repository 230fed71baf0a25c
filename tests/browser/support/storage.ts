import type { LocalKey, SessionKey } from '#stores/storage-keys.ts';
import { storagePrefix as PREFIX } from '../../../brand/storage-prefix.ts';

/**
 * The key under which a browser stores a value of the site. Tests pass the key to code that runs in the page, because
 * that code cannot import anything.
 */
export function storageKey(key: SessionKey | LocalKey): string {
  return PREFIX + key;
}
