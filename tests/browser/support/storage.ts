import type { LocalKey, SessionKey } from '../../../src/protocol.ts';
import { PREFIX } from '../../../src/stores/storage-prefix.ts';

/** The name under which a browser keeps a value of the site; handed to what runs in the page, which knows no imports. */
export function storageKey(key: SessionKey | LocalKey): string {
  return PREFIX + key;
}
