import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { WireIds } from './ids.ts';
import { PAYMENT_SHAPE_NAMES } from './payment-shapes.ts';

/**
 * The settings that a test or a developer can change while the sandbox runs, each with its default
 * (tests/sandbox/README.md#settings).
 */
export const Settings = v.strictObject({
  /** 1 means that payments are open, 0 that they are paused (docs/behaviour/checkout.md#paused-payments). */
  payState: v.optional(v.picklist([0, 1]), 1),
  /**
   * Which activity `activityCheck` and `skuList` announce. The default is off, so that only tests which ask for a popup
   * get one.
   */
  activity: v.optional(v.picklist(['off', 'banner', 'popup', 'on']), 'off'),
  /** Whether level 1 days may be converted. */
  upgrade: v.optional(v.boolean(), true),
  /** `none` empties the goods list. `noYear` removes the year of level 1. */
  goods: v.optional(v.picklist(['all', 'none', 'noYear']), 'all'),
  /** The new-user offer is `running`, `over` (the reduced price is gone), or `zero` (`lastTime` is 0). */
  offer: v.optional(v.picklist(['running', 'over', 'zero']), 'running'),
  /** The payment page with which unionPay answers. `blank` is empty, and `app` only calls an app. */
  paymentPage: v.optional(v.picklist(['blank', 'app', ...PAYMENT_SHAPE_NAMES]), 'onload'),
  /** The gateway's answer: its page, nothing (204) or a download. */
  gateway: v.optional(v.picklist(['page', 'nothing', 'download']), 'page'),
  /** Whether the declined order's `msg` is plain text, base64 of `{cn, en}`, or missing. */
  orderError: v.optional(v.picklist(['plain', 'bilingual', 'none']), 'plain'),
  /** Whether ids are sent as texts or as numbers. An id of the other kind is refused. */
  ids: v.optional(v.picklist(['text', 'number']), 'text'),
  /** Whether there is a payment method for which the site has no text. */
  unknownMethod: v.optional(v.boolean(), false),
  /** The seconds for which a recovery code is valid. With 0 every code is expired (12009). */
  codeLifeSeconds: v.optional(v.number(), 600),
  /** The number of domain rules that a member may store. */
  maxRules: v.optional(v.number(), 20),
  /** False omits the `Date` header. A page can't read it either if an API on another origin does not expose it. */
  date: v.optional(v.boolean(), true),
  /** True sends files without the headers that keep them from acting as pages, as a careless API does. */
  bareFiles: v.optional(v.boolean(), false),
});
/** The settings with all defaults filled in. */
export type Settings = v.InferOutput<typeof Settings>;

/** A visit to the gateway. It shows tests that a payment page worked. */
export interface Arrival {
  method: string;
  fields: Record<string, string>;
  origin?: string | undefined;
  referer?: string | undefined;
}

/** The state that all handlers of a running sandbox share. */
export interface World {
  readonly db: DatabaseSync;
  /** The sandbox's own origin, such as `http://localhost:4321`. The gateway is on this origin. */
  readonly origin: string;
  /** The site's address, without a slash at the end. The page after paying is there, and mails link to it. */
  readonly siteUrl: string;
  /** The origin whose pages may make calls; `*` means any. */
  readonly allowedOrigin: string;
  /** The path of the API base, without a slash at the end. */
  readonly apiPath: string;
  /** The base address of pictures in replies. */
  readonly filesBase: string;
  /** When this sandbox started, in seconds since the epoch. */
  readonly startedAt: number;
  readonly settings: Settings;
  readonly ids: WireIds;
  /** Visits to the gateway's first page, oldest first. */
  readonly arrivals: Arrival[];
  /** Logs a line on the console. The line must never contain a password. */
  readonly log: (line: string) => void;
}

/** Returns the seconds since the epoch. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The seconds of a day. */
export const DAY_SECONDS = 86_400;
