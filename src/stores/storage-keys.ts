/** Every value that the site stores in a browser: its key without the prefix, its fate at a log-out, and its meaning. */

/** What a log-out does with the value (docs/behaviour/session.md#logging-out). */
type AtLogOut = 'removed' | 'kept';

/** Values that live as long as the tab. */
export const SESSION_KEYS = {
  token: 'removed', // the bare token
  epoch: 'kept', // the epoch in which this tab's session began (docs/behaviour/session.md#tabs)
  userInfo: 'removed', // the last answer of `info`, with the time at which it came
  language: 'kept', // the language of the last page; valid for this tab
  path: 'removed', // the path to open after logging in, or the closed link that a member followed
  ref: 'kept', // the code of the inviter; this and the next two are the attribution
  source: 'kept',
  channelId: 'kept',
  formSign: 'removed', // a signed form for logging in, until it is used
  activity: 'removed', // the running activity (docs/behaviour/chrome.md#activity-cache)
  resetKey: 'removed', // the key of a reset link; the next one is its name
  resetName: 'removed',
  recovery: 'removed', // the progress of a password recovery (docs/behaviour/recovery.md#steps)
  notice: 'removed', // a notice for the next page, shown once
  loginHint: 'removed', // the address with which a log-in form starts
  popupSeen: 'removed', // set if the activity's popup was shown
  offerClosed: 'removed', // set if the offer above the header was closed
  ticketIds: 'removed', // the type of ticket ids, number or text (docs/behaviour/tickets.md#ids)
  asked: 'removed', // the `signedInHint` for which this tab has already asked the others
  outdated: 'removed', // the pages that were reloaded for a new version, named by their scripts
  clockOffset: 'removed', // the error of the device's clock in milliseconds (docs/api.md#server-time)
  apiBase: 'kept', // the API's address that answered last (docs/api.md#several-addresses)
} as const satisfies Record<string, AtLogOut>;

/** Values that outlive the tab. A token is never among them. */
export const LOCAL_KEYS = {
  uuid: 'kept', // the browser's fingerprint
  language: 'kept', // the language that the visitor chose; only the language switch sets it
  scheme: 'kept', // the colours that the visitor chose, light or dark
  attribution: 'kept', // a copy of `ref`, `source` and `channelId`, valid for 30 days
  signedInHint: 'removed', // when a session began in some tab; a new tab needs it to decide whether to wait for that tab
  epoch: 'kept', // the time at which a session last ended in this browser
  pendingPayment: 'removed', // the orders of the last days
  paymentMethod: 'removed', // the payment method that was used last
  guestTickets: 'kept', // links to guest tickets; their owner is unknown and may have no other access
  ticketsSeen: 'removed', // the tickets that were opened here (docs/behaviour/tickets.md#unread)
  attempt: 'removed', // `attempt.{account}.…`: actions that must not happen twice (docs/decisions/027-attempts.md)
  draft: 'removed', // `draft.{account}.…` (`guest` for a visitor): unsent input
} as const satisfies Record<string, AtLogOut> & Partial<typeof SESSION_KEYS> & Record<Family, 'removed'>;

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
  .filter(([, atLogOut]) => atLogOut === 'kept')
  .map(([key]) => key);
