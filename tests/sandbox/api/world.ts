import type { DatabaseSync } from 'node:sqlite';
import type { WireIds } from './ids.ts';
import type { PaymentShapeName } from './payment-shapes.ts';

/** What a test or a developer can switch while the sandbox runs (tests/sandbox/README.md#settings). */
export interface Settings {
  /** 1 payments open, 0 paused (docs/behaviour/checkout.md#paused-payments). */
  payState: 0 | 1;
  /** What `activityCheck` and `skuList` announce. */
  activity: 'off' | 'banner' | 'popup' | 'on';
  /** Whether level 1 days may be converted. */
  upgrade: boolean;
  /** `none` empties the goods list, `noYear` lacks the year of level 1. */
  goods: 'all' | 'none' | 'noYear';
  /** What became of the new-user offer: it runs, it is over and gone from the prices, or `lastTime` is 0. */
  offer: 'running' | 'over' | 'zero';
  /** The hand-off page that unionPay answers; `blank` has nothing in it. */
  paymentPage: PaymentShapeName | 'own' | 'blank';
  /** How the gateway answers: with its page, with nothing (204) or with a download. */
  gateway: 'page' | 'nothing' | 'download';
  /** Whether the declined order's `msg` is plain text, base64 of `{cn, en}`, or missing. */
  orderError: 'plain' | 'bilingual' | 'none';
  /** Whether ids travel as texts or as numbers; an id of the other kind is refused. */
  ids: 'text' | 'number';
  /** Whether there is a payment method that the site has no words for. */
  unknownMethod: boolean;
  /** How long a recovery code is good for, in seconds; 0 makes every code expired (12009). */
  codeLifeSeconds: number;
  /** How many domain rules a member may keep. */
  maxRules: number;
  /** False leaves the `Date` header out, as an API on another origin does that does not expose it. */
  date: boolean;
}

/** Quiet settings: no popup lies over a screen unless a test asks for it. */
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
};

/** Somebody who came to the gateway: what tests look at to know that a hand-off worked. */
export interface Arrival {
  method: string;
  fields: Record<string, string>;
  origin?: string | undefined;
  referer?: string | undefined;
}

/** What every handler of one running sandbox shares. */
export interface World {
  readonly db: DatabaseSync;
  /** The sandbox's own origin, e.g. `http://localhost:4321`; the gateway lives here. */
  readonly origin: string;
  /** Where the site lives, without a slash at the end: thanks pages and mail links lead there. */
  readonly siteUrl: string;
  /** The origin whose pages may call; `*` = any. */
  readonly allowedOrigin: string;
  /** Path of the API base, without a slash at the end. */
  readonly apiPath: string;
  /** Where replies say that pictures are. */
  readonly filesBase: string;
  /** When this sandbox started, in seconds since the epoch. */
  readonly startedAt: number;
  readonly settings: Settings;
  readonly ids: WireIds;
  /** Visits of the gateway's first page, oldest first. */
  readonly arrivals: Arrival[];
  /** Says something on the console; never a password. */
  readonly log: (line: string) => void;
}

/** Seconds since the epoch. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Seconds of a day. */
export const DAY_SECONDS = 86_400;
