import { PREFIX } from './storage-prefix.ts';

/**
 * Values that live as long as the tab (spec §3, Session values). Ours are the last ones: what a reset link brought, once it has
 * left the address bar; a word for the next page; a recovery under way; whether the popup was shown; whom a login form names.
 */
export type SessionKey =
  | 'token'
  | 'activity'
  | 'language'
  | 'path'
  | 'source'
  | 'ref'
  | 'channelId'
  | 'formSign'
  | 'userInfo'
  | 'resetKey'
  | 'resetName'
  | 'notice'
  | 'recovery'
  | 'popupSeen'
  | 'loginHint';

/**
 * Values that outlive the tab. `signedInHint` says only that some tab had a session lately, so that a new tab knows
 * whether asking the others is worth a wait.
 */
export type LocalKey =
  | 'uuid'
  | 'language'
  | 'scheme'
  | 'attribution'
  | 'signedInHint'
  | 'pendingPayment'
  | 'guestTickets'
  | `draft.${string}`;

/** A place for texts by key, which never throws: what a browser refuses to store is kept for the page's life. */
export interface Values<Key extends string> {
  get(key: Key): string | undefined;
  /** Answers whether the value will outlive the page. */
  set(key: Key, value: string): boolean;
  remove(key: Key): void;
  /** The keys that are present and start so. */
  keys(start: string): Key[];
}

/** Values for this tab. */
export const sessionValues: Values<SessionKey> = createValues(() => globalThis.sessionStorage);

/** Values for this browser. */
export const localValues: Values<LocalKey> = createValues(() => globalThis.localStorage);

function createValues<Key extends string>(open: () => Storage | undefined): Values<Key> {
  const memory = new Map<string, string>();
  /** Reading `sessionStorage` throws where storage is blocked, so even that waits until it is wanted. */
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
      // Memory holds only what storage refused: another tab may change what is stored.
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

/** A stored JSON value, or undefined where there is none or it is broken. */
export function readJson<Key extends string>(values: Values<Key>, key: Key): unknown {
  try {
    return JSON.parse(values.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
