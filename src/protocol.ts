/**
 * What the head's scripts, the frame of a page and its islands tell each other: every attribute, event and global that one of them
 * writes and another reads. Both sides use these names; style sheets know a few of the attributes, too. What they keep in the
 * browser goes by the keys at the end.
 */
import type { Locale } from './routes/locales.ts';
import type { Access } from './routes/row.ts';
import type { ScreenName } from './routes/table.ts';

/** What a document says of itself, as attributes of `<html>`: `firstCall` is `data-first-call`. Written by the build. */
export interface PageFacts {
  /** The page's language; a stub's only if its address names one. */
  locale?: Locale;
  screen?: ScreenName;
  /** Who may see it. */
  access?: Access;
  /** The call that the head's script sends, and what with; without that it takes the id in the address. */
  firstCall?: string;
  firstBody?: string;
  /** Does the screen take a signed form from the app? */
  takesFormSign?: '';
  /** Which parameters of the address are kept under which keys, as a query; the first of them is a secret. */
  keptQuery?: string;
  /** The page that most visitors go to from here. */
  next?: string;
  /** The path of the screen that visits are sent on to. */
  forwardsTo?: string;
  /** Where a stub leads to, if not to the screen of its own path. */
  to?: string;
  /** Is it the page for payments? The host-wide 404 page? */
  payment?: '';
  notFound?: '';
  /** The build's name, where reports are sent. */
  build?: string;
}

/** What scripts write there besides. */
export interface PageState {
  /** The visitor's choice; without it colours follow the system. */
  scheme?: string;
  /** Is the page shown inside a chat app? Then it is only there to be opened elsewhere. */
  inApp?: '';
  /** Why nothing is painted: another tab is asked for its session, or the page is being left. */
  guard?: 'asking' | 'leaving';
  /** As whom the page is shown. */
  session?: 'member' | 'guest';
  /** Does it show the banner of an activity? */
  banner?: '';
  /** Does the page for payments show its own sentence? */
  shown?: '';
}

/** What a page says of itself, to be read and written. */
export function pageData(): PageFacts & PageState {
  return document.documentElement.dataset as PageFacts & PageState;
}

/** The attributes of an `<html>` that says this: `data-first-call` for `firstCall`. */
export function attributesOf(facts: PageFacts): Record<string, string> {
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]) => [`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]),
  );
}

// Attributes of elements inside the page.
/** A form whose island is awake. */
export const ATTRIBUTE_AWAKE = 'data-awake';
/** A form that was sent before its island was awake. */
export const ATTRIBUTE_PRESSED = 'data-pressed';
/** A ticket's form in which nothing is written that could be lost. */
export const ATTRIBUTE_CLEAN = 'data-clean';
/** The notice that the page is not ready (`features/chrome/LateNotice.astro`). */
export const ATTRIBUTE_LATE = 'data-late';
/** What logs out; and on `<body>` what is asked before, where something would be lost. */
export const ATTRIBUTE_LOG_OUT = 'data-log-out';
export const ATTRIBUTE_ASK = 'data-ask';

// What Astro writes, which is private to it: a new version may change it, and only this module would have to follow.
/** The element of an island. */
export const ISLAND = 'astro-island';
/** An island that has hydrated. */
export const AWAKE_ISLAND = `${ISLAND}:not([ssr])`;
/** Islands that hydrate at once and have not yet. */
export const ASLEEP = `${ISLAND}[ssr][client=load]`;
/** An island's attribute with the address of its script. */
export const ISLAND_SCRIPT = 'component-url';

// Events.
/** On the document: the server has ended the session. */
export const EVENT_SESSION_ENDED = 'session-ended';
/** On a form: its island answers for it from now on (docs/behaviour/errors.md#presses-before-an-island-wakes). */
export const EVENT_FORM_AWAKE = 'form-awake';
/** Astro's own: an island has woken, or could not. The first does not bubble. */
export const EVENT_HYDRATE = 'astro:hydrate';
export const EVENT_HYDRATION_ERROR = 'astro:hydration-error';

/** Moments that reports tell: all islands are awake. */
export const MOMENT_AWAKE = 'awake';
/** The answer to the first call is painted. */
export const MOMENT_CONTENT = 'content';

declare global {
  /** The call that the head's script has sent (`head/first-call.ts`), until the client takes its answer over. */
  var firstCall: { address: string; body: string; token: string | undefined; answer: Promise<Response> } | undefined;
  /**
   * Finds out whether a new version of the page is online, and loads it if nobody would lose anything. Answers what to say about it
   * otherwise. Set by the head's script on pages with islands (`head/islands.ts`).
   */
  var findNewVersion: (() => Promise<string | undefined>) | undefined;
}

/**
 * Keys of values that live as long as the tab; docs/behaviour/session.md#session-values says what each holds.
 */
export type SessionKey =
  | 'token'
  | 'activity'
  | 'language'
  | 'path'
  | 'source'
  | 'ref'
  | 'channelId'
  | 'formSign'
  | 'userInfo'
  | 'resetKey'
  | 'resetName'
  | 'notice'
  | 'recovery'
  | 'popupSeen'
  | 'ticketIds'
  | 'loginHint'
  | 'clockOffset'
  | 'epoch'
  | 'outdated'
  | 'apiBase';

/**
 * Keys of values that outlive the tab (docs/behaviour/session.md#storage). `signedInHint` says only that some tab had a session
 * lately, so that a new tab knows whether asking the others is worth the wait.
 */
export type LocalKey =
  | 'uuid'
  | 'language'
  | 'scheme'
  | 'attribution'
  | 'signedInHint'
  | 'epoch'
  | 'pendingPayment'
  | 'paymentMethod'
  | 'guestTickets'
  | 'ticketsSeen'
  | `attempt.${string}`
  | `draft.${string}`;
