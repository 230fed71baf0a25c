import * as v from 'valibot';
import { describeRead, Nothing } from './call.ts';
import { asText, Flag, field, mapped, Optional, Texts } from './fields.ts';

/**
 * Popup pictures per language: `b` for wide screens, `s` for narrow ones. If one size is missing, the other replaces it.
 */
const Pictures = mapped(
  v.object({
    /** For wide screens: an https address, or an address of the site's own host. */
    b: Optional(Texts),
    /** For narrow screens. */
    s: Optional(Texts),
  }),
  ({ b, s }) => {
    const [wide, narrow] = [b ?? s, s ?? b];
    return wide && narrow && { b: wide, s: narrow };
  },
);

/** CSS properties and their values. Declarations as text are understood as well. Values that are not texts are left out. */
const Style = /* @__PURE__ */ field<Record<string, string>>('CSS properties', (value) => {
  const pairs =
    typeof value === 'string'
      ? value.split(';').map((declaration) => declaration.split(/:(.*)/s))
      : Object.entries(Object(value));
  return Object.fromEntries(
    pairs.flatMap(([name = '', given]) => {
      const text = asText(given)?.trim();
      return text ? [[String(name).trim(), text]] : [];
    }),
  );
});

/** The running activity: popup pictures (docs/behaviour/chrome.md#activity-popup) and banner message. */
export const Activity = v.object({
  /** True if an activity is running. */
  enable: Optional(Flag, false),
  /** The popup's pictures; without them no popup is shown. */
  image: Optional(Pictures),
  /** The banner's text; without it no banner is shown. */
  webBannerMsg: Optional(Texts),
  /** The banner's style. Only harmless properties are used (docs/behaviour/chrome.md#banner-style). */
  webBannerStyle: Optional(Style, {}),
});
/** The running activity, as the site reads it. */
export type Activity = v.InferOutput<typeof Activity>;

/** The payload of `activityCheck`. */
export const activityCheckPayload = Nothing;

/** Returns the running activity. The site keeps the answer for 30 minutes. */
export const activityCheck = describeRead('activityCheck', Activity);
