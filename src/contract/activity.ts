import * as v from 'valibot';
import { describeCall, Nothing, Texts } from './call.ts';

/** The running activity: popup pictures (docs/behaviour/chrome.md#activity-popup) and banner message. */
export const Activity = v.object({
  enable: v.boolean(),
  /** Popup pictures: b for wide screens, s for narrow ones, per language. */
  image: v.nullish(v.object({ b: Texts, s: Texts })),
  webBannerMsg: v.nullish(Texts),
  /** CSS properties; the banner takes only harmless ones (docs/behaviour/chrome.md#banner-style). */
  webBannerStyle: v.nullish(v.record(v.string(), v.string()), {}),
});
export type Activity = v.InferOutput<typeof Activity>;

/** The running activity; the site keeps it for 30 minutes. */
export const activityCheck = describeCall('activityCheck', Nothing, Activity);
