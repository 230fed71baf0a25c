import type { LocalKey } from '../stores/storage.ts';
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
 * Built pages have `boot/wake.ts` instead.
 */
export default function whenStored(load: () => Promise<() => Promise<void>>, { value }: { value: LocalKey }): void {
  if (isStored(value)) void load().then((wake) => wake());
}

/** Does this browser keep that value? Where storage is refused there is none. */
export function isStored(key: string): boolean {
  try {
    return !!localStorage.getItem(PREFIX + key);
  } catch {
    return false;
  }
}
