import { hasFields } from '#core/has-fields.ts';
import { isYounger, MS_PER_DAY } from '#core/time.ts';
import { $session, findMember, isTokenLost, readToken } from '#session/session.ts';
import { localValues, readJson } from '#stores/storage.ts';
import { GUEST_DRAFT } from '#stores/storage-keys.ts';
import type { Dependencies } from './dependencies.ts';

/** Unsent input of a form: texts by field, and images that are already uploaded. */
interface Draft {
  values: Record<string, string>;
  files: { name: string; label: string }[];
}

/** Keeps the draft of one form in this browser, so that nothing typed is lost (docs/behaviour/tickets.md#drafts). */
export interface DraftKeeper {
  /** Finds out whose draft it is, and returns whether the owner is known. Until then nothing is read or stored. */
  open(): Promise<boolean>;
  read(): Draft | undefined;
  /** Stores the fields' current contents. An empty form has no draft. */
  keep(draft: Draft): void;
  drop(): void;
}

/**
 * The key of a stored draft. Logging out drops all such keys (`session/log-out.ts`). The end of a session keeps them,
 * because the member comes back.
 */
type Key = `draft.${string}`;

/**
 * Milliseconds for which a guest's unchanged draft is kept. Guests never log out, so their drafts need an end
 * (docs/behaviour/session.md#kept-forms).
 */
const GUEST_KEPT_MS = MS_PER_DAY;

/** The forms that are of no use once the visitor is logged in. */
const GUEST_FORMS = ['login', 'register', 'recovery'] as const;

/**
 * The draft of a guest. It stays in this browser for a day.
 *
 * @example createGuestDraft(dependencies, 'ticket').read()
 */
export function createGuestDraft({ nowMs }: Pick<Dependencies, 'nowMs'>, name: string): DraftKeeper {
  const keeper = createKeeper(
    async () => true,
    () => `${GUEST_DRAFT}${name}`,
    nowMs,
  );
  return {
    ...keeper,
    read() {
      // Remove the stale drafts of all guests' forms, because the other forms may never be opened again.
      for (const key of localValues.keys(GUEST_DRAFT) as Key[]) if (!isFresh(key, nowMs())) localValues.remove(key);
      return keeper.read();
    },
  };
}

/** Drops the drafts of login, registration and password recovery. Call this once a session has begun. */
export function dropGuestFormDrafts(): void {
  for (const name of GUEST_FORMS) localValues.remove(`${GUEST_DRAFT}${name}`);
}

/**
 * The draft of a member. It belongs to the account (docs/decisions/006-drafts-per-account.md#decision). If a session ends
 * on a shared computer, the next member to sign in does not see the draft. The same member finds it again.
 */
export function createMemberDraft(dependencies: Dependencies, name: string): DraftKeeper {
  let account = $session.get()?.userInfo?.account;
  const open = async (): Promise<boolean> => {
    if (account === undefined) {
      account = (await findMember(dependencies))?.account;
    }
    return account !== undefined;
  };
  const keeper = createKeeper(
    open,
    () => (account === undefined ? undefined : `draft.${account}.${name}`),
    dependencies.nowMs,
  );
  return {
    ...keeper,
    keep(draft) {
      // After a log-out, a late event such as the end of an upload must not store the draft again.
      if (readToken() || isTokenLost()) keeper.keep(draft);
    },
  };
}

function createKeeper(
  open: DraftKeeper['open'],
  keyOf: () => Key | undefined,
  nowMs: Dependencies['nowMs'],
): DraftKeeper {
  return {
    open,
    read() {
      const key = keyOf();
      const kept = key && readJson(localValues, key);
      return isDraft(kept) ? { values: kept.values, files: kept.files } : undefined;
    },
    keep(draft) {
      const key = keyOf();
      const isEmpty = draft.files.length === 0 && !Object.values(draft.values).some((text) => text.trim());
      if (key && isEmpty) localValues.remove(key);
      else if (key) localValues.set(key, JSON.stringify({ ...draft, atMs: nowMs() }));
    },
    drop() {
      const key = keyOf();
      if (key) localValues.remove(key);
    },
  };
}

/** Was this draft changed less than a day ago? */
function isFresh(key: Key, nowMs: number): boolean {
  const kept = readJson(localValues, key);
  return hasFields(kept, { atMs: 'number' }) && isYounger(kept.atMs, nowMs, GUEST_KEPT_MS);
}

function isDraft(kept: unknown): kept is Draft {
  const { values, files } = Object(kept) as Partial<Record<keyof Draft, unknown>>;
  return (
    hasFields(values, {}) &&
    Object.values(values).every((text) => typeof text === 'string') &&
    Array.isArray(files) &&
    files.every((file) => hasFields(file, { name: 'string', label: 'string' }))
  );
}
