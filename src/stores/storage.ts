import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';
import type { LocalKey, SessionKey } from './storage-keys.ts';

/** Stores texts by key and never throws. If the browser refuses to store a value, it is kept for the life of the page. */
export interface Values<Key extends string> {
  get(key: Key): string | undefined;
  /** Returns whether the value will outlive the page. */
  set(key: Key, value: string): boolean;
  remove(key: Key): void;
  /** The stored keys that start with this text. */
  keys(start: string): Key[];
}

/** Values for this tab. */
export const sessionValues: Values<SessionKey> = createValues(() => globalThis.sessionStorage);

/** Values for this browser. */
export const localValues: Values<LocalKey> = createValues(() => globalThis.localStorage);

function createValues<Key extends string>(open: () => Storage | undefined): Values<Key> {
  const memory = new Map<string, string>();
  /**
   * Uses the storage, or returns undefined if it is blocked. Even reading `globalThis.sessionStorage` then throws, so it
   * is read only here.
   */
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(PREFIX + key)) ?? undefined,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(PREFIX + key, value);
        return true;
      });
      // Memory must not hold copies of stored values, because another tab may change the stored ones.
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored ?? false;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(PREFIX + key));
    },
    keys(start) {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      const names = stored.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
      return [...new Set([...names, ...memory.keys()])].filter((name) => name.startsWith(start)) as Key[];
    },
  };
}

/** Reads a stored JSON value; undefined if it is missing or broken. */
export function readJson<Key extends string>(values: Values<Key>, key: Key): unknown {
  try {
    return JSON.parse(values.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
