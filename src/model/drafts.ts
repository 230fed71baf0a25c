import { isShaped } from '../core/shape.ts';
import { $session } from '../stores/session.ts';
import { localValues, readJson } from '../stores/storage.ts';
import type { Dependencies } from './dependencies.ts';
import { quietly } from './submit.ts';

/** What was written but not sent: texts by field, and images that are already uploaded. */
interface Draft {
  values: Record<string, string>;
  files: { name: string; label: string }[];
}

/**
 * One form's draft, kept in this browser so that a reload, the session's end, a failure or a closed tab loses nothing
 * (docs/behaviour/tickets.md#drafts).
 */
export interface DraftKeeper {
  /** Finds out whose draft it is, and returns whether that is known. Until then nothing is read or kept. */
  open(): Promise<boolean>;
  read(): Draft | undefined;
  keep(draft: Draft): void;
  drop(): void;
}

/** Logging out drops all keys like this (`boot/boot.ts`). When the server ends a session they stay, because its member comes back. */
type Key = `draft.${string}`;

/**
 * A guest's draft: it belongs to this browser.
 *
 * @example createGuestDraft('ticket.guest').read()
 */
export function createGuestDraft(name: string): DraftKeeper {
  return createKeeper(
    async () => true,
    () => `draft.${name}`,
  );
}

/**
 * A member's draft. It belongs to their account (docs/decisions/006-drafts-per-account.md#decision): if a session ends on a shared
 * computer, the next member to sign in doesn't see it, and the same member finds it again.
 */
export function createMemberDraft(dependencies: Dependencies, name: string): DraftKeeper {
  let account = $session.get()?.userInfo?.account;
  const open = async (): Promise<boolean> => {
    if (account === undefined) {
      // Imported on demand, because it is rarely needed: most screens before this one have already asked who is signed in.
      await quietly(async () => {
        const { findMember } = await import('./find-member.ts');
        account = (await findMember(dependencies))?.account;
      });
    }
    return account !== undefined;
  };
  return createKeeper(open, () => (account === undefined ? undefined : `draft.${account}.${name}`));
}

function createKeeper(open: DraftKeeper['open'], keyOf: () => Key | undefined): DraftKeeper {
  return {
    open,
    read() {
      const key = keyOf();
      const kept = key && readJson(localValues, key);
      return isDraft(kept) ? kept : undefined;
    },
    keep(draft) {
      const key = keyOf();
      if (key) localValues.set(key, JSON.stringify(draft));
    },
    drop() {
      const key = keyOf();
      if (key) localValues.remove(key);
    },
  };
}

function isDraft(kept: unknown): kept is Draft {
  const { values, files } = Object(kept) as Partial<Record<keyof Draft, unknown>>;
  return (
    isShaped(values, {}) &&
    Object.values(values).every((text) => typeof text === 'string') &&
    Array.isArray(files) &&
    files.every((file) => isShaped(file, { name: 'string', label: 'string' }))
  );
}
