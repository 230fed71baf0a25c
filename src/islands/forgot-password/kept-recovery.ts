import * as v from 'valibot';
import { readJson, sessionValues } from '../../stores/storage.ts';

const KeptRecovery = v.object({
  step: v.picklist(['email', 'code', 'password']),
  email: v.string(),
  /** As far as it was entered; the last step sends it again. */
  code: v.string(),
  /** When a code was last asked for, milliseconds since the epoch; null when that failed, or never was. */
  startedAt: v.nullable(v.number()),
});

/** How far a recovery has come; it lives in this tab only, so that a reload goes on with step and wait. */
export type Recovery = v.InferOutput<typeof KeptRecovery>;

/** The recovery that was under way in this tab, or undefined. */
export function readRecovery(): Recovery | undefined {
  const kept = v.safeParse(KeptRecovery, readJson(sessionValues, 'recovery'));
  return kept.success ? kept.output : undefined;
}

/** Keeps it for a reload. */
export function keepRecovery(recovery: Recovery): void {
  sessionValues.set('recovery', JSON.stringify(recovery));
}

/** It is done. */
export function forgetRecovery(): void {
  sessionValues.remove('recovery');
}
