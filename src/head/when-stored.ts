import type { LocalKey } from '#stores/storage-keys.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Hydrates the island only if this browser has a value under that key. */
      'client:stored'?: LocalKey;
    }
  }
}

/** Astro's directive `client:stored="key"`. It fetches an island's code only if this browser has a value under the key. */
export default function whenStored(load: () => Promise<() => Promise<void>>, { value }: { value: LocalKey }): void {
  try {
    if (localStorage.getItem(PREFIX + value)) void load().then((wake) => wake());
  } catch {
    // Storage is blocked, so there is no value.
  }
}
