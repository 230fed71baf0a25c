import type { LocalKey } from '../protocol.ts';
import { PREFIX } from '../stores/storage-prefix.ts';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Wakes the island only if this browser keeps the value of that key. */
      'client:stored'?: LocalKey;
    }
  }
}

/**
 * Astro's directive `client:stored="key"`: an island wakes only if this browser keeps that value, and its code is fetched only then.
 * Where storage is refused there is none.
 */
export default function whenStored(load: () => Promise<() => Promise<void>>, { value }: { value: LocalKey }): void {
  try {
    if (localStorage.getItem(PREFIX + value)) void load().then((wake) => wake());
  } catch {
    // Storage is blocked.
  }
}
