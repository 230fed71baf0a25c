import type { Dependencies } from '#app/dependencies.ts';
import { createGuestDraft } from '#app/drafts.ts';
import { hasFields } from '#core/has-fields.ts';
import { readJson, sessionValues } from '#stores/storage.ts';

/** The steps of a recovery, in their order. */
export const STEPS = ['email', 'code', 'password'] as const;

/** The state of a recovery. It is stored so that a reload continues with the same step and wait. */
export interface Recovery {
  step: (typeof STEPS)[number];
  email: string;
  /** The digits entered so far. The last step sends the code again. */
  code: string;
  /**
   * When a code was last requested, in milliseconds since the epoch. Null if none was requested or the request failed.
   */
  startedAt: number | null;
}

/**
 * Stores a recovery (docs/behaviour/recovery.md#steps). This tab stores all of its fields. This browser stores the
 * fields that are not secret: the address, the step and the start of the wait. They survive closing the tab.
 */
export function createRecoveryKeeper(dependencies: Dependencies) {
  const draft = createGuestDraft(dependencies, 'recovery');
  return {
    /** The stored recovery. Undefined if there is none. `isOld` is true if another tab started the recovery. */
    read(): { recovery: Recovery; isOld: boolean } | undefined {
      const inTab = readJson(sessionValues, 'recovery');
      if (isRecovery(inTab)) return { recovery: inTab, isOld: false };
      const { step, email, startedAt } = draft.read()?.values ?? {};
      const kept = { step, email, code: '', startedAt: Number(startedAt) || null };
      if (!isRecovery(kept)) return undefined;
      // The last step needs the code, which this browser does not store. So the code has to be entered again.
      return { recovery: kept.step === 'password' ? { ...kept, step: 'code' } : kept, isOld: true };
    },
    keep(recovery: Recovery): void {
      sessionValues.set('recovery', JSON.stringify(recovery));
      const { step, email, startedAt } = recovery;
      if (email.trim()) draft.keep({ values: { step, email, startedAt: String(startedAt ?? '') }, files: [] });
      else draft.drop();
    },
    /** Deletes the recovery, because it is done or no longer wanted. */
    forget(): void {
      sessionValues.remove('recovery');
      draft.drop();
    },
  };
}

function isRecovery(kept: unknown): kept is Recovery {
  if (!hasFields(kept, { step: 'string', email: 'string', code: 'string' })) return false;
  const { startedAt } = kept as Partial<Recovery>;
  return STEPS.some((step) => step === kept.step) && (startedAt === null || typeof startedAt === 'number');
}
