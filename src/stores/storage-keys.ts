/** Every value that the site stores in a browser: its key without the prefix, its owner and its meaning. */

/**
 * A log-out removes the values of the `member`. The values of the `browser` stay (docs/behaviour/session.md#logging-out).
 */
type Owner = 'member' | 'browser';

/** Values that live as long as the tab. */
export const SESSION_KEYS = {
  token: 'member', // the bare token
  epoch: 'browser', // the epoch in which this tab's session began (docs/behaviour/session.md#tabs)
  userInfo: 'member', // the last answer of `info`, with the time at which it came
  language: 'browser', // the language of the last page; valid for this tab
  path: 'member', // the path to open after logging in, or the closed link that a member followed
  ref: 'browser', // the code of the inviter; this and the next two are the attribution
  source: 'browser',
  channelId: 'browser',
  formSign: 'member', // a signed form for logging in, until it is used
  activity: 'member', // the running activity (docs/behaviour/chrome.md#activity-cache)
  resetKey: 'member', // the key of a reset link; the next one is its name
  resetName: 'member',
  recovery: 'member', // the progress of a password recovery (docs/behaviour/recovery.md#steps)
  notice: 'member', // a notice for the next page, shown once
  loginHint: 'member', // the address with which a log-in form starts
  popupSeen: 'member', // set if the activity's popup was shown
  offerClosed: 'member', // set if the offer above the header was closed
  ticketIds: 'member', // the type of ticket ids, number or text (docs/behaviour/tickets.md#ids)
  asked: 'member', // the `signedInHint` for which this tab has already asked the others
  outdated: 'member', // the pages that were reloaded for a new version, named by their scripts
  clockOffset: 'member', // the error of the device's clock in milliseconds (docs/api.md#server-time)
  apiBase: 'browser', // the API's address that answered last (docs/api.md#several-addresses)
} as const satisfies Record<string, Owner>;

/** Values that outlive the tab. A token is never among them. */
export const LOCAL_KEYS = {
  uuid: 'browser', // the browser's fingerprint
  language: 'browser', // the language that the visitor chose; only the language switch sets it
  scheme: 'browser', // the colours that the visitor chose, light or dark
  attribution: 'browser', // a copy of `ref`, `source` and `channelId`, valid for 30 days
  signedInHint: 'member', // when a session began in some tab; a new tab needs it to decide whether to wait for that tab
  epoch: 'browser', // the time at which a session last ended in this browser
  pendingPayment: 'member', // the orders of the last days
  paymentMethod: 'member', // the payment method that was used last
  guestTickets: 'browser', // links to guest tickets; their owner is unknown and may have no other access
  ticketsSeen: 'member', // the tickets that were opened here (docs/behaviour/tickets.md#unread)
  attempt: 'member', // `attempt.{account}.…`: actions that must not happen twice (docs/decisions/027-attempts.md)
  draft: 'member', // `draft.{account}.…` (`guest` for a visitor): unsent input
} as const satisfies Record<string, Owner> & Partial<typeof SESSION_KEYS> & Record<Family, 'member'>;

/** Keys that are the beginning of many keys. The rest of each key follows after a dot. */
type Family = 'attempt' | 'draft';

/** A key of a value that lives as long as the tab. */
export type SessionKey = keyof typeof SESSION_KEYS;
/** A key of a value that outlives the tab. */
export type LocalKey = Exclude<keyof typeof LOCAL_KEYS, Family> | `${Family}.${string}`;

/** The beginning of the keys of all drafts of guests. */
export const GUEST_DRAFT = 'draft.guest.';

/**
 * The keys that stay after a log-out. Browsers get only these keys and not the list of all
 * (`build-steps/browser-table.ts`).
 */
export const STAYING: readonly string[] = Object.entries({ ...SESSION_KEYS, ...LOCAL_KEYS })
  .filter(([, owner]) => owner === 'browser')
  .map(([key]) => key);
