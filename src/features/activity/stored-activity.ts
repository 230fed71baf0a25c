import type { Activity } from '#contract/activity.ts';
import { hasFields } from '#core/has-fields.ts';
import { readJson, sessionValues } from '#stores/storage.ts';

/** Milliseconds for which this tab keeps the answer of `activityCheck`. */
const ACTIVITY_CACHE_MS = 30 * 60 * 1000;

/**
 * The answer that `activityCheck` gave less than 30 minutes ago in this tab (docs/behaviour/chrome.md#activity-cache).
 * Returns undefined if the server must be asked again.
 * @param nowMs milliseconds since the epoch
 */
export function readActivity(nowMs: number): Activity | undefined {
  const kept = readJson(sessionValues, 'activity');
  if (!hasFields(kept, { at: 'number' }) || !isActivity(kept.activity)) return undefined;
  // A negative age means that the clock was set back. Such an answer would be kept for too long.
  const age = nowMs - kept.at;
  return age >= 0 && age < ACTIVITY_CACHE_MS ? kept.activity : undefined;
}

/**
 * Stores the answer of `activityCheck` in this tab.
 * @param nowMs milliseconds since the epoch
 */
export function keepActivity(activity: Activity, nowMs: number): void {
  sessionValues.set('activity', JSON.stringify({ at: nowMs, activity }));
}

/** Checks the shape of the stored value: another version of the site may have stored it. */
function isActivity(kept: unknown): kept is Activity {
  const isText = (texts: unknown): boolean => hasFields(texts, { zh: 'string', tw: 'string', en: 'string' });
  if (!hasFields(kept, { enable: 'boolean' })) return false;
  const { webBannerMsg, webBannerStyle, image } = kept as Partial<Record<keyof Activity, unknown>>;
  const { b, s } = Object(image) as Record<string, unknown>;
  return (
    (webBannerMsg == null || isText(webBannerMsg)) &&
    (image == null || (isText(b) && isText(s))) &&
    hasFields(webBannerStyle, {}) &&
    Object.values(webBannerStyle).every((value) => typeof value === 'string')
  );
}
