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
export default async function whenStored(
  load: () => Promise<() => Promise<void>>,
  { value }: { value: LocalKey },
): Promise<void> {
  if (!isStored(value)) return;
  // Astro reports a failure only if this function returns the promise.
  const wake = await load();
  await wake();
}

function isStored(key: LocalKey): boolean {
  try {
    return !!localStorage.getItem(PREFIX + key);
  } catch {
    // Storage is blocked, so there is no value.
    return false;
  }
}
