/**
 * What the head's scripts, a page's frame and its islands exchange: every attribute, event and global that one of them
 * writes and another reads. What they store is listed in `stores/storage-keys.ts`.
 */
import { FALLBACK, isLocale, type Locale } from '#routes/locales.ts';
import type { Access } from '#routes/row.ts';
import type { ScreenName } from '#routes/table.ts';

/** Facts about a document, as attributes of `<html>`: `firstCall` is `data-first-call`. Written by the build. */
export interface PageFacts {
  /** The page's language; a stub has one only if its address names it. */
  locale?: Locale;
  screen?: ScreenName;
  /** Who may see it. */
  access?: Access;
  /** The call that the head's script sends, and its payload; without a payload it sends the id from the address. */
  firstCall?: string;
  firstBody?: string;
  /** Does the screen take a signed form from the app? */
  takesFormSign?: '';
  /** Which parameters of the address are stored under which keys, as a query; the first of them is a secret. */
  keptQuery?: string;
  /** The page that most visitors open next. */
  next?: string;
  /** The path of the screen that the page forwards to. */
  forwardsTo?: string;
  /** Where a stub leads, if not to the screen of its own path. */
  to?: string;
  /** Is it the payment page? The host-wide 404 page? */
  payment?: '';
  notFound?: '';
}

/** What scripts add to these attributes. */
export interface PageState {
  /** The visitor's choice of colours; without it they follow the system. */
  scheme?: string;
  /** Is the page shown inside a chat app? Then it only asks to be opened in a browser. */
  inApp?: '';
  /** Why nothing is painted yet: another tab is asked for its session, or the page is about to be left. */
  guard?: 'asking' | 'leaving';
  /** Is the page shown for a member or for a guest? */
  session?: 'member' | 'guest';
  /** Does this browser remember an order? Then the line above the header is there at every width. */
  order?: '';
  /** Does this tab know of the member's new-user discount, and has nobody closed it? Then the line is on every page. */
  offer?: '';
  /** Does the payment page show its own text? */
  shown?: '';
}

/** The attributes of the open page, to read and write. */
export function pageData(): PageFacts & PageState {
  return document.documentElement.dataset as PageFacts & PageState;
}

/** The language of the page that is open. */
export function pageLocale(): Locale {
  const { locale } = pageData();
  return isLocale(locale) ? locale : FALLBACK;
}

/** The facts as attributes of `<html>`: `data-first-call` for `firstCall`. */
export function attributesOf(facts: PageFacts): Record<string, string> {
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]) => [`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]),
  );
}

// Attributes of elements inside the page; style sheets use a few of them, too.
/** On a form: its island is hydrated. */
export const ATTRIBUTE_AWAKE = 'data-awake';
/** On a form: it was sent before its island was hydrated. */
export const ATTRIBUTE_PRESSED = 'data-pressed';
/** On a ticket's form: it holds nothing that could be lost. */
export const ATTRIBUTE_CLEAN = 'data-clean';
/** On a part of a page that asks `info` by itself, so that nothing else asks for it. */
export const ATTRIBUTE_ASKS_INFO = 'data-asks-info';

/** On links that lead to buying. */
export const ATTRIBUTE_BUYS = 'data-buys';
/** The notice that the page is not ready (`features/chrome/LateNotice.astro`). */
export const ATTRIBUTE_LATE = 'data-late';
/** On buttons: they log out. On `<body>`: the question to ask first if something would be lost. */
export const ATTRIBUTE_LOG_OUT = 'data-log-out';
export const ATTRIBUTE_ASK = 'data-ask';

// What is private to Astro: a new version may change it, and only this module would have to follow.
/** The element of an island. */
export const ISLAND = 'astro-island';
/** An island that has hydrated. */
export const AWAKE_ISLAND = `${ISLAND}:not([ssr])`;
/** Islands that hydrate at once and have not yet. */
export const ASLEEP = `${ISLAND}[ssr][client=load]`;
/** An island's attribute with the address of its script. */
export const ISLAND_SCRIPT = 'component-url';
/** The place in an island that its page fills until the island's content is there (`ui/feedback/Fallback.tsx`). */
export const ISLAND_PLACE = 'astro-slot[name=fallback]';

/** An island's properties as its page sends them: Astro writes each value as a pair of its kind and itself. */
export function islandProps(island: Element): Record<string, unknown> {
  return valuesOf(JSON.parse(island.getAttribute('props') ?? '{}'));
}

function valuesOf(sent: Readonly<Record<string, readonly [number, unknown]>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, [, value]]) => [
      name,
      typeof value === 'object' ? valuesOf(value as Parameters<typeof valuesOf>[0]) : value,
    ]),
  );
}

// Events.
/** On the window: the head's script has sent the screen's first call. */
export const EVENT_FIRST_CALL = 'first-call';
/** On the document: the server has ended the session. */
export const EVENT_SESSION_ENDED = 'session-ended';
/** On a form: its island handles it from now on (docs/behaviour/errors.md#presses-before-an-island-wakes). */
export const EVENT_FORM_AWAKE = 'form-awake';
/** Astro's own: an island has hydrated, which does not bubble, or failed to. */
export const EVENT_HYDRATE = 'astro:hydrate';
export const EVENT_HYDRATION_ERROR = 'astro:hydration-error';

declare global {
  /**
   * Resolves once the guard lets the visit stay, until when another tab may hand its session over; never in a chat app.
   * Set by the head's script; undefined where there is no guard.
   */
  var admission: Promise<void> | undefined;
  /** The call that the head's script has sent (`head/first-call.ts`), until the client takes its answer. */
  var firstCall: { address: string; body: string; token: string | undefined; answer: Promise<Response> } | undefined;
  /** Looks for a new version of the page (`head/new-version.ts`). Set by the head's script on pages with islands. */
  var findNewVersion: (() => Promise<string | undefined>) | undefined;
}
