import type { Activity } from '../../contract/activity.ts';
import { isShaped } from '../../core/shape.ts';
import { readJson, sessionValues } from '../../stores/storage.ts';

/** The activity check's answer is kept this long. */
const ACTIVITY_CACHE_MS = 30 * 60 * 1000;

/** What `activityCheck` said less than 30 minutes ago in this tab (spec §7); undefined when it is to be asked again. */
export function readActivity(nowMs: number): Activity | undefined {
  const kept = readJson(sessionValues, 'activity');
  if (!isShaped(kept, { at: 'number' }) || !isActivity(kept.activity)) return undefined;
  // A clock that was set back would keep an old answer for too long.
  const age = nowMs - kept.at;
  return age >= 0 && age < ACTIVITY_CACHE_MS ? kept.activity : undefined;
}

/** Keeps what `activityCheck` said. */
export function keepActivity(activity: Activity, nowMs: number): void {
  sessionValues.set('activity', JSON.stringify({ at: nowMs, activity }));
}

/** Another version of the site may have kept it, in this tab. */
function isActivity(kept: unknown): kept is Activity {
  const isText = (texts: unknown): boolean =>
    texts == null || isShaped(texts, { zh: 'string', tw: 'string', en: 'string' });
  if (!isShaped(kept, { enable: 'boolean' })) return false;
  const { webBannerMsg, webBannerStyle, image } = kept as Partial<Record<keyof Activity, unknown>>;
  const { b, s } = Object(image) as Record<string, unknown>;
  return (
    isText(webBannerMsg) &&
    isText(b) &&
    isText(s) &&
    Object.values(Object(webBannerStyle)).every((value) => typeof value === 'string')
  );
}
