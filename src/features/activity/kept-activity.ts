import type { Activity } from '../../contract/activity.ts';
import { readJson, sessionValues } from '../../stores/storage.ts';

/** The business's numbers (spec §9 unless a line says otherwise), each written once. Units are in the names. */

/** The activity check's answer is kept this long. */
const ACTIVITY_CACHE_MS = 30 * 60 * 1000;

/** What `activityCheck` said less than 30 minutes ago in this tab (spec §7); undefined when it is to be asked again. */
export function readActivity(nowMs: number): Activity | undefined {
  const kept = readJson(sessionValues, 'activity') as { at: number; activity: Activity } | undefined;
  // A clock that was set back would keep an old answer for too long.
  const age = kept ? nowMs - kept.at : -1;
  return kept && age >= 0 && age < ACTIVITY_CACHE_MS ? kept.activity : undefined;
}

/** Keeps what `activityCheck` said. */
export function keepActivity(activity: Activity, nowMs: number): void {
  sessionValues.set('activity', JSON.stringify({ at: nowMs, activity }));
}
