import { isShaped } from '../../../core/shape.ts';
import { readJson, sessionValues } from '../../../stores/storage.ts';

/** The steps of a recovery, in their order. */
export const STEPS = ['email', 'code', 'password'] as const;

/** How far a recovery has come. Kept in this tab, so that a reload continues with the same step and wait. */
export interface Recovery {
  step: (typeof STEPS)[number];
  email: string;
  /** The digits entered so far; the last step sends the code again. */
  code: string;
  /** When a code was last asked for, in milliseconds since the epoch; null when none was, or when that failed. */
  startedAt: number | null;
}

/** The recovery that was under way in this tab, or undefined. */
export function readRecovery(): Recovery | undefined {
  const kept = readJson(sessionValues, 'recovery');
  return isRecovery(kept) ? kept : undefined;
}

/** Keeps a recovery for a reload. */
export function keepRecovery(recovery: Recovery): void {
  sessionValues.set('recovery', JSON.stringify(recovery));
}

/** Forgets the recovery once it is done. */
export function forgetRecovery(): void {
  sessionValues.remove('recovery');
}

function isRecovery(kept: unknown): kept is Recovery {
  if (!isShaped(kept, { step: 'string', email: 'string', code: 'string' })) return false;
  const { startedAt } = kept as Partial<Recovery>;
  return STEPS.some((step) => step === kept.step) && (startedAt === null || typeof startedAt === 'number');
}
