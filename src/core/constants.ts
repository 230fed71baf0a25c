/** The business's numbers (spec §9 unless a line says otherwise), each written once. Units are in the names. */

/** The activity check's answer is kept this long. */
export const ACTIVITY_CACHE_MS = 30 * 60 * 1000;

/** After asking for a code, this long until it can be asked for again. */
export const RESEND_WAIT_SECONDS = 60;
/** Digits of a recovery code. */
export const CODE_LENGTH = 6;
/** Least characters of a password. */
export const PASSWORD_MIN = 6;
/** Most characters of a password. */
export const PASSWORD_MAX = 18;

/** A domain rule's line is cut to this many characters. */
export const DOMAIN_MAX_LENGTH = 150;

/** Rows on a page of devices, orders, tickets and invite tables. */
export const PAGE_SIZE = 5;
/** Page numbers that a pager shows, first and last included. */
export const PAGER_NUMBERS = 7;
/** Pages that the ellipsis skips. */
export const PAGER_JUMP = 5;
/** Page numbers under the rebate table (spec §2, Invite). */
export const REBATE_PAGER_NUMBERS = 3;
/** Page numbers under the withdrawal table (spec §2, Invite). */
export const WITHDRAWAL_PAGER_NUMBERS = 5;

/** A toast vanishes after this long. */
export const TOAST_MS = 2000;
/** A payment hand-off page is shown after this long (spec §4, Order creation). */
export const HTML_WAIT_MS = 1000;

/** A `price` without `usd`, divided by this, is US dollars. */
export const FALLBACK_RATE = 6.88;

/** The API counts data in MB, the reader in GB. */
export const MB_PER_GB = 1024;

/** With more days left than this the account shows the date, else the days (spec §4, Account tabs). */
export const EXPIRY_DATE_DAYS = 30;

/** Days in which a refund can be asked for. */
export const REFUND_WINDOW_DAYS = 15;
/** Part of the price that comes back when the reason is personal. */
export const REFUND_PERSONAL_PERCENT = 70;

/** Decided: the same package ordered again within this long is asked about first, since a payment may still be on its way. */
export const SAME_ORDER_MINUTES = 30;
/** Decided: a top-up takes effect in 1 to 5 minutes (spec §9); one minute more before the screen stops looking. */
export const CREDIT_WAIT_MINUTES = 6;

/** Computers that level 1 binds (spec §2, Comparison). */
export const BASIC_DESKTOPS = 2;
/** Phones and tablets that level 1 binds (spec §2, Comparison). */
export const BASIC_MOBILES = 2;
/** Clients that level 2 binds (spec §2, Comparison). */
export const PREMIUM_CLIENTS = 6;
/** Routers that level 2 binds on top of its clients (spec §2, Comparison). */
export const PREMIUM_ROUTERS = 1;

/** Bonus days that a package of `days` at `level` gives (the invite screen's fixed bonus table; whose they are, the spec leaves open). */
export const BONUS_TABLE = [
  { level: 2, days: 360, bonusDays: 30 },
  { level: 1, days: 720, bonusDays: 30 },
  { level: 1, days: 360, bonusDays: 15 },
] as const;

/** Every withdrawal's `type`. */
export const WITHDRAWAL_TYPE = 1;
/** Every order's `pv`. */
export const ORDER_PV = 1;
/** `source` and `channelId` where no link set them. */
export const DEFAULT_SOURCE = 'web';

/** Seconds of a day: what "a day left" means throughout. */
export const SECONDS_PER_DAY = 86_400;
