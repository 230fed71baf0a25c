/**
 * The head's script of every full page. It runs before the first paint. It is inlined and allowed by its hash, and must
 * stay small. So it imports no nanostores, no route table and no texts. The build leaves out the parts that a page does
 * not need (`build-steps/head-scripts.ts`).
 */

import { isInAppBrowser } from '#domain/user-agent.ts';
import { ATTRIBUTE_ASK, ATTRIBUTE_LOG_OUT, EVENT_SESSION_ENDED, ISLAND, pageData } from '#protocol.ts';
import { FALLBACK } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { captureQuery, decide, type GuardTarget, keepReturnPath, SIGNED_OUT } from '#session/guard.ts';
import { followOtherTabs, forgetEnded, hasUnsent, logOut } from '#session/log-out.ts';
import type { KeptUserInfo } from '#session/session.ts';
import { askOtherTabs, mayAskOtherTabs } from '#session/tabs.ts';
import { keepAttribution } from '#stores/attribution.ts';
import { mayHaveOrder } from '#stores/placed-orders.ts';
import { readJson, sessionValues } from '#stores/storage.ts';
import { sendFirstCall } from './first-call.ts';
import { watchForms, watchIslands } from './islands.ts';
import { forwardPath, keepSecret } from './links.ts';
import { storedScheme } from './stored-scheme.ts';

const page = pageData();
const { access = 'public', locale = FALLBACK } = page;

/** A promise that never settles, for everything that must not happen on this page. */
const never = new Promise<never>(() => {});

showScheme();
if (mayHaveOrder()) page.order = '';
if (hasOffer()) page.offer = '';
if (isInAppBrowser(navigator.userAgent)) {
  page.inApp = '';
  globalThis.admission = never;
  // Only the tips for chat apps are shown. So no island may hydrate, call the server or leave the page. Astro does not
  // define its own element if one of that name exists.
  customElements.define(ISLAND, class extends HTMLElement {});
} else {
  admit();
  if (HEAD_HAS_ISLANDS) {
    watchForms();
    watchIslands();
  }
}

/**
 * Does a new-user discount run, as far as this tab knows? The page reserves the room for its countdown before the first
 * paint, so that nothing moves later.
 */
function hasOffer(): boolean {
  const { lastTime = 0, keptAtMs = 0 } = (readJson(sessionValues, 'userInfo') ?? {}) as Partial<KeptUserInfo>;
  // biome-ignore lint/plugin/clock: the seconds of an offer count from the device's time of its answer
  return keptAtMs + lastTime * 1000 > Date.now() && !sessionValues.get('offerClosed');
}

/** Stores the address's parameters, lets the guard check the visit, and then sends the screen's first call. */
function admit(): void {
  // The language of an address is valid for this tab only (docs/behaviour/addresses.md#choosing-a-language).
  sessionValues.set('language', locale);
  forgetEnded();
  try {
    keepQuery();
  } catch {
    // Safari refuses the hundredth change of the address within 30 seconds. The guard below must run all the same.
  }
  followOtherTabs(() => location.reload());
  globalThis.admission = guard();
  if (HEAD_CALLS) void globalThis.admission.then(sendFirstCall);
  // A page from the back/forward cache was admitted under the session of that time. Check it again.
  addEventListener('pageshow', (event) => event.persisted && !comeBack() && void guard());
  document.addEventListener('visibilitychange', comeBack);
}

/** Reloads the page if its session ended while it was hidden. */
function comeBack(): boolean {
  const hasEnded = forgetEnded();
  if (hasEnded) location.reload();
  return hasEnded;
}

/** Shows the scheme that the visitor chose. Without a choice, colours follow the system. */
function showScheme(): void {
  const scheme = storedScheme();
  if (scheme) page.scheme = scheme;
}

/** Stores the address's parameters, and removes secrets from the address bar (docs/behaviour/session.md#captured-query). */
function keepQuery(): void {
  const url = new URL(location.href);
  const { formSign, ...attribution } = captureQuery(url.searchParams);
  // biome-ignore lint/plugin/clock: stores the device's time at which an invitation was followed
  keepAttribution(attribution, Date.now());
  if (formSign) {
    sessionValues.set('formSign', formSign);
    url.searchParams.delete('formSign');
  }
  const hasSecret = HEAD_HAS_LINKS && keepSecret(url);
  // The whole address, because a path that begins with two slashes would name another host.
  if (formSign || hasSecret) history.replaceState(history.state, '', url);
}

/** Lets the visit stay, or sends it to another page and never resolves (docs/behaviour/session.md#guard). */
async function guard(): Promise<void> {
  if (mayAskOtherTabs()) {
    page.guard = 'asking';
    await askOtherTabs();
  }
  const target = decide({
    access,
    hasToken: !!sessionValues.get('token'),
    hasFormSign: !!sessionValues.get('formSign'),
    takesFormSign: 'takesFormSign' in page,
  });
  if (target) return leave(target);
  const path = HEAD_HAS_LINKS && forwardPath();
  if (path) return leaveFor(path);
  page.session = sessionValues.get('token') ? 'member' : 'guest';
  delete page.guard;
}

/**
 * Sends the visit to the guard's target and stores the return path. A path to a guests' screen is stored as well, because
 * the account page mentions a personal link.
 */
function leave(target: GuardTarget, remembers = true): Promise<never> {
  if (remembers) keepReturnPath(location.pathname + location.search + location.hash);
  return leaveFor(GUARD_PATHS[target]);
}

/** Replaces this page by another one. Nothing is painted until the other page is there. */
function leaveFor(path: string): Promise<never> {
  page.guard = 'leaving';
  location.replace(localized(path, locale));
  return never;
}

// When the server ends a session, a public screen stays open and is shown as for guests. All other screens lead to the
// login. It does not matter which call has found out (docs/behaviour/errors.md#logout-flag).
document.addEventListener(EVENT_SESSION_ENDED, () => {
  if (access === 'public') page.session = 'guest';
  else leave(SIGNED_OUT);
});

// This handler is here so that the header's log-out button works before any other script has loaded. If a log-out would
// lose input, the browser's own dialog asks first. A dialog of the site would add code to every page
// (docs/behaviour/session.md#logging-out).
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest(`[${ATTRIBUTE_LOG_OUT}]`))) return;
  if (hasUnsent() && !confirm(document.body.getAttribute(ATTRIBUTE_ASK) ?? '')) return;
  logOut();
  leave(SIGNED_OUT, false);
});
