import type { DatabaseSync } from 'node:sqlite';
import type { WireIds } from './ids.ts';
import type { PaymentShapeName } from './payment-shapes.ts';
import type { EMPTY_PAGES } from './replies.ts';

/** The settings that a test or a developer can change while the sandbox runs (tests/sandbox/README.md#settings). */
export interface Settings {
  /** 1 payments open, 0 paused (docs/behaviour/checkout.md#paused-payments). */
  payState: 0 | 1;
  /** Which activity `activityCheck` and `skuList` announce. */
  activity: 'off' | 'banner' | 'popup' | 'on';
  /** Whether level 1 days may be converted. */
  upgrade: boolean;
  /** `none` empties the goods list, `noYear` lacks the year of level 1. */
  goods: 'all' | 'none' | 'noYear';
  /** The new-user offer: running, over and gone from the prices, or with `lastTime` 0. */
  offer: 'running' | 'over' | 'zero';
  /** The payment page that unionPay answers with; `blank` is empty, `app` only calls an app. */
  paymentPage: PaymentShapeName | keyof typeof EMPTY_PAGES | 'own';
  /** The gateway's answer: its page, nothing (204) or a download. */
  gateway: 'page' | 'nothing' | 'download';
  /** Whether the declined order's `msg` is plain text, base64 of `{cn, en}`, or missing. */
  orderError: 'plain' | 'bilingual' | 'none';
  /** Whether ids are sent as texts or as numbers; an id of the other kind is refused. */
  ids: 'text' | 'number';
  /** Whether there is a payment method for which the site has no text. */
  unknownMethod: boolean;
  /** How long a recovery code is valid, in seconds; 0 makes every code expired (12009). */
  codeLifeSeconds: number;
  /** How many domain rules a member may keep. */
  maxRules: number;
  /** False omits the `Date` header, as an API on another origin does that does not expose it. */
  date: boolean;
  /** True sends files without the headers that keep them from acting as pages, as a careless API does. */
  bareFiles: boolean;
}

/** Settings without a popup over screens, which a test must ask for. */
export const DEFAULT_SETTINGS: Settings = {
  payState: 1,
  activity: 'off',
  upgrade: true,
  goods: 'all',
  offer: 'running',
  paymentPage: 'own',
  gateway: 'page',
  orderError: 'plain',
  ids: 'text',
  unknownMethod: false,
  codeLifeSeconds: 600,
  maxRules: 20,
  date: true,
  bareFiles: false,
};

/** A visit of the gateway, by which tests see that a payment page worked. */
export interface Arrival {
  method: string;
  fields: Record<string, string>;
  origin?: string | undefined;
  referer?: string | undefined;
}

/** The state that all handlers of a running sandbox share. */
export interface World {
  readonly db: DatabaseSync;
  /** The sandbox's own origin, e.g. `http://localhost:4321`; the gateway lives here. */
  readonly origin: string;
  /** The site's address, without a slash at the end: thanks pages and mail links lead there. */
  readonly siteUrl: string;
  /** The origin whose pages may call; `*` = any. */
  readonly allowedOrigin: string;
  /** Path of the API base, without a slash at the end. */
  readonly apiPath: string;
  /** The base address of pictures in replies. */
  readonly filesBase: string;
  /** When this sandbox started, in seconds since the epoch. */
  readonly startedAt: number;
  readonly settings: Settings;
  readonly ids: WireIds;
  /** Visits of the gateway's first page, oldest first. */
  readonly arrivals: Arrival[];
  /** Logs a line on the console; never a password. */
  readonly log: (line: string) => void;
}

/** Seconds since the epoch. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Seconds of a day. */
export const DAY_SECONDS = 86_400;
