/** Every value that the site stores in a browser: its key below the prefix, whose it is, and what it holds. */

/** A log-out removes what is the `member`'s; what is the `browser`'s stays (docs/behaviour/session.md#logging-out). */
type Owner = 'member' | 'browser';

/** Values that live as long as the tab. */
export const SESSION_KEYS = {
  token: 'member', // the bare token
  epoch: 'browser', // in which epoch this tab's session began (docs/behaviour/session.md#tabs)
  userInfo: 'member', // the last answer of `info`, with the moment it came
  language: 'browser', // of the last page; it counts for this tab
  path: 'member', // where to return after logging in, or the closed link that a member followed
  ref: 'browser', // who invited the visitor; with the next two their attribution
  source: 'browser',
  channelId: 'browser',
  formSign: 'member', // a signed log-in form, until it is used
  activity: 'member', // the running activity (docs/behaviour/chrome.md#activity-cache)
  resetKey: 'member', // what a reset link brought
  resetName: 'member',
  recovery: 'member', // how far a password recovery is (docs/behaviour/recovery.md#steps)
  notice: 'member', // a word for the next page, said once
  loginHint: 'member', // the address that a log-in form starts with
  popupSeen: 'member', // that the activity's popup was shown
  offerClosed: 'member', // that the offer above the header was closed
  ticketIds: 'member', // whether ticket ids are numbers or texts (docs/behaviour/tickets.md#ids)
  asked: 'member', // for which `signedInHint` this tab has asked the others
  outdated: 'member', // the pages that were reloaded for a new version, by their scripts
  clockOffset: 'member', // by how many milliseconds the device's clock is off (docs/api.md#server-time)
  apiBase: 'browser', // which of the API's addresses answered last (docs/api.md#several-addresses)
} as const satisfies Record<string, Owner>;

/** Values that outlive the tab. A token is never among them. */
export const LOCAL_KEYS = {
  uuid: 'browser', // the browser's fingerprint
  language: 'browser', // set by the switcher alone
  scheme: 'browser', // light or dark colours, if the visitor chose
  attribution: 'browser', // a copy of `ref`, `source` and `channelId`, valid for 30 days
  signedInHint: 'member', // when some tab's session began, so that a new one knows whether asking is worth the wait
  epoch: 'browser', // when a session last ended in this browser
  pendingPayment: 'member', // the orders of the last days
  paymentMethod: 'member', // the one used last
  guestTickets: 'browser', // links to guests' tickets: they may be their owner's only access, and whose they are is unknown
  ticketsSeen: 'member', // which tickets were opened here (docs/behaviour/tickets.md#unread)
  attempt: 'member', // `attempt.{account}.…`: what must not happen twice (docs/decisions/027-attempts.md)
  draft: 'member', // `draft.{account}.…`, a visitor's being `guest`: what was typed and not sent
} as const satisfies Record<string, Owner> & Partial<typeof SESSION_KEYS> & Record<Family, 'member'>;

/** Keys that stand for many values, each with more of its key behind a dot. */
type Family = 'attempt' | 'draft';

/** A key of a value that lives as long as the tab. */
export type SessionKey = keyof typeof SESSION_KEYS;
/** A key of a value that outlives the tab. */
export type LocalKey = Exclude<keyof typeof LOCAL_KEYS, Family> | `${Family}.${string}`;

/** The start of the keys of a visitor's drafts. */
export const GUEST_DRAFT = 'draft.guest.';

/** The keys that stay after a log-out. Of all keys browsers get only these (`build-steps/browser-table.ts`). */
export const STAYING: readonly string[] = Object.entries({ ...SESSION_KEYS, ...LOCAL_KEYS })
  .filter(([, owner]) => owner === 'browser')
  .map(([key]) => key);
