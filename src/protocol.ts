/**
 * Everything that the head's scripts, a page's frame and its islands exchange: all attributes, events and globals that
 * one of them writes and another reads. `stores/storage-keys.ts` lists the values that they store.
 */
import { FALLBACK, isLocale, type Locale } from '#routes/locales.ts';
import type { Access } from '#routes/row.ts';
import type { ScreenName } from '#routes/table.ts';

/** Facts about a document, written by the build as attributes of `<html>`: `firstCall` is `data-first-call`. */
export interface PageFacts {
  /** The page's language. A redirect page has one only if its address names it. */
  locale?: Locale;
  screen?: ScreenName;
  /** The visitors who may see the page. */
  access?: Access;
  /** The call that the head's script sends, and its payload. Without a payload the script sends the id from the address. */
  firstCall?: string;
  firstBody?: string;
  /** Does the screen take a signed form from the app? */
  takesFormSign?: '';
  /** The parameters of the address to store, and their keys, as a query. The first parameter is a secret. */
  keptQuery?: string;
  /** The address of the page that most visitors open next. */
  next?: string;
  /** The path of the screen that the page forwards to. */
  forwardsTo?: string;
  /** The target of a redirect page, if it is not the screen of the page's own path. */
  to?: string;
  /** Present on the payment page; the next one is present on the host-wide 404 page. */
  payment?: '';
  notFound?: '';
}

/** The attributes that scripts add. */
export interface PageState {
  /** The visitor's choice of colours. Without it, colours follow the system. */
  scheme?: string;
  /** Present if the page is shown inside a chat app. Then it only asks to be opened in a browser. */
  inApp?: '';
  /** The reason why nothing is painted yet: another tab is asked for its session, or the page is about to be left. */
  guard?: 'asking' | 'leaving';
  /** The kind of visitor for whom the page is shown. */
  session?: 'member' | 'guest';
  /** Present if this browser remembers an order. Then the line above the header is shown at every width. */
  order?: '';
  /**
   * Present if this tab knows of a new-user discount of the member, and nobody has closed the offer. Then every page
   * shows the line above the header.
   */
  offer?: '';
  /** Present if the payment page shows its own text. */
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

/** Writes facts as attributes of `<html>`: `data-first-call` for `firstCall`. */
export function attributesOf(facts: PageFacts): Record<string, string> {
  const named = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]) => [`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]),
  );
}

// Attributes of elements inside the page. Style sheets use a few of them as well.
/** On a form whose island is hydrated. */
export const ATTRIBUTE_AWAKE = 'data-awake';
/** On a form that was sent before its island was hydrated. */
export const ATTRIBUTE_PRESSED = 'data-pressed';
/** On `main` while the overlay may be shown, and on a ticket's form. `aria-busy` has the same meaning in older pages. */
export const ATTRIBUTE_BUSY = 'data-busy';
/** On a ticket's form that holds nothing to lose. */
export const ATTRIBUTE_CLEAN = 'data-clean';
/** On a part of a page that calls `info` itself, so that no other part needs to. */
export const ATTRIBUTE_ASKS_INFO = 'data-asks-info';

/** On links that lead to a purchase. */
export const ATTRIBUTE_BUYS = 'data-buys';
/** On the notice that the page is not ready (`features/chrome/LateNotice.astro`). */
export const ATTRIBUTE_LATE = 'data-late';
/** On buttons that log out. */
export const ATTRIBUTE_LOG_OUT = 'data-log-out';
/** On `<body>`: the question to ask before a log-out that would lose input. */
export const ATTRIBUTE_ASK = 'data-ask';

// The following names are private to Astro. If a new version changes them, only this module has to change.
/** The element of an island. */
export const ISLAND = 'astro-island';
/** An island that has hydrated. */
export const AWAKE_ISLAND = `${ISLAND}:not([ssr])`;
/** Islands that hydrate at once and have not done so yet. */
export const ASLEEP = `${ISLAND}[ssr][client=load]`;
/** The attribute of an island with the address of its script. */
export const ISLAND_SCRIPT = 'component-url';
/** The place in an island that its page fills until the island's content is there (`ui/feedback/Fallback.tsx`). */
export const ISLAND_PLACE = 'astro-slot[name=fallback]';

/**
 * Reads the properties that a page sends to an island. Astro writes each value as a pair: its kind and the value itself.
 */
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
/** On a form that its island handles from now on (docs/behaviour/errors.md#presses-before-an-island-wakes). */
export const EVENT_FORM_AWAKE = 'form-awake';
/** Astro's own event: an island has hydrated. It does not bubble. */
export const EVENT_HYDRATE = 'astro:hydrate';
/** Astro's own event: an island has failed to hydrate. */
export const EVENT_HYDRATION_ERROR = 'astro:hydration-error';

declare global {
  /**
   * Resolves once the guard lets the visit stay. Until then another tab may hand over its session. In a chat app it never
   * resolves. The head's script sets it. It is undefined where there is no guard.
   */
  var admission: Promise<void> | undefined;
  /**
   * The call that the head's script has sent (`head/first-call.ts`). It is undefined once the client has taken the
   * answer.
   */
  var firstCall: { address: string; body: string; token: string | undefined; answer: Promise<Response> } | undefined;
  /** Looks for a new version of the page (`head/new-version.ts`). The head's script sets it on pages with islands. */
  var findNewVersion: (() => Promise<string | undefined>) | undefined;
}
