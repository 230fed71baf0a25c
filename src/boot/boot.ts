/**
 * The head's script: runs before first paint on every full page, inlined and allowed by its hash.
 * It must stay small, so it imports no nanostores, no route table and no texts.
 */
import {
  captureQuery,
  decide,
  detectClient,
  isInAppBrowser,
  type Leave,
  LOGS_OUT,
  SESSION_ENDS,
} from '../routes/guard.ts';
import { FALLBACK, isLocale, type Locale } from '../routes/locales.ts';
import { fillPath, localized } from '../routes/paths.ts';
import type { Access } from '../routes/row.ts';
import { keepAttribution } from '../stores/attribution.ts';
import { keepReturnPath } from '../stores/keep-return-path.ts';
import {
  askOtherTabs,
  followOtherTabs,
  forgetEnded,
  hasUnsent,
  logOut,
  mayAskOtherTabs,
  SESSION_ENDED,
} from '../stores/session-tabs.ts';
import { localValues, type SessionKey, sessionValues } from '../stores/storage.ts';
import { sendFirstCall } from './first-call.ts';
import { watchForms } from './forms.ts';
import { watchIslands } from './islands.ts';

/** Paths of the guard's targets, filled in by the build (`build/head-scripts.ts`) so that the route table itself stays out. */
declare const GUARD_PATHS: Readonly<Record<Leave['to'], string>>;

/** Is this the script of a screen that forwards its visits or keeps its query? Others do without the code (`build/head-scripts.ts`). */
declare const IS_FULL: boolean;

/** Is this the script of a screen that is of no use before its islands wake? */
declare const HAS_ISLANDS: boolean;

/** And of one whose HTML has a form in such an island? */
declare const HAS_FORMS: boolean;

/** Is this the script of a screen whose first call can be sent at once? */
declare const CALLS_AHEAD: boolean;

const root = document.documentElement;
/** What the page's row of the route table says (`layouts/Shell.astro`). */
const { access, keptQuery, forwardsTo } = root.dataset;
const locale: Locale = isLocale(root.dataset.locale) ? root.dataset.locale : FALLBACK;

showScheme();
if (isInAppBrowser(navigator.userAgent)) {
  root.dataset.inApp = '';
  // Only the tips are shown, so no island may hydrate, call the server or leave the page. Astro skips its own definition of the
  // element if one exists.
  customElements.define('astro-island', class extends HTMLElement {});
} else {
  // The language of the address counts for this tab only (docs/behaviour/addresses.md#choosing-a-language).
  sessionValues.set('language', locale);
  forgetEnded();
  keepQuery();
  followOtherTabs(() => location.reload());
  void guard().then((stays) => CALLS_AHEAD && stays && sendFirstCall());
  if (HAS_FORMS) watchForms();
  if (HAS_ISLANDS) watchIslands();
  // The guard's verdict on a page from the back/forward cache may belong to an older session; so may all that stands on it.
  addEventListener('pageshow', (event) => event.persisted && !comeBack() && void guard());
  document.addEventListener('visibilitychange', comeBack);
}

/** Loads the page anew if its session has ended while it was away. */
function comeBack(): boolean {
  const hasEnded = forgetEnded();
  if (hasEnded) location.reload();
  return hasEnded;
}

/** Colours follow the system unless the visitor chose a scheme. */
function showScheme(): void {
  const scheme = localValues.get('scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
}

/** Keeps what the address brings along, and removes secrets from the address bar (docs/behaviour/session.md#captured-query). */
function keepQuery(): void {
  const url = new URL(location.href);
  const { formSign, ...attribution } = captureQuery(url.searchParams);
  keepAttribution(attribution, Date.now());
  if (formSign) {
    sessionValues.set('formSign', formSign);
    url.searchParams.delete('formSign');
  }
  const hasSecret = IS_FULL && keepSecret(url);
  if (formSign || hasSecret) history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** Keeps what a link brings to a screen with `keptQuery`, and takes its secret out of the address. Returns whether there was one. */
function keepSecret(url: URL): boolean {
  const [[secret] = []] = [...new URLSearchParams(keptQuery)];
  if (secret === undefined || !url.searchParams.get(secret)) return false;
  for (const [parameter, kept] of new URLSearchParams(keptQuery)) {
    sessionValues.set(kept as SessionKey, url.searchParams.get(parameter) ?? '');
  }
  url.searchParams.delete(secret);
  return true;
}

/**
 * Lets the visit stay or sends it on (docs/behaviour/session.md#guard); the page stays unpainted until that is known. Answers whether it
 * stays.
 */
async function guard(): Promise<boolean> {
  if (mayAskOtherTabs()) {
    root.dataset.guard = 'asking';
    await askOtherTabs();
  }
  const verdict = decide({
    access: access as Access,
    hasToken: !!sessionValues.get('token'),
    hasFormSign: !!sessionValues.get('formSign'),
    takesFormSign: 'takesFormSign' in root.dataset,
  });
  if (verdict.kind === 'go') return leave(verdict);
  if (IS_FULL && forwardsTo) {
    const type = detectClient(navigator.userAgent, navigator.maxTouchPoints);
    return leaveFor(fillPath(forwardsTo, { type }));
  }
  root.dataset.session = sessionValues.get('token') ? 'member' : 'guest';
  delete root.dataset.guard;
  return true;
}

/** Goes where the guard says, and remembers the way back if the guard asks for it. The visit does not stay. */
function leave({ to, remember }: Leave): false {
  if (remember) keepReturnPath(location.pathname + location.search + location.hash);
  return leaveFor(GUARD_PATHS[to]);
}

/** Replaces this page, which stays unpainted until the next one is there. */
function leaveFor(path: string): false {
  root.dataset.guard = 'leaving';
  location.replace(localized(path, locale));
  return false;
}

// When the server ends a session, a public screen stays and shows itself as to visitors, whatever call it was that told; all others lead
// to the login (docs/behaviour/errors.md#logout-flag).
document.addEventListener(SESSION_ENDED, () => {
  if (access === 'public') root.dataset.session = 'guest';
  else leave(SESSION_ENDS);
});

// Handled here so that the header's log-out button works before any other script has loaded. Where something would be lost the browser
// asks first: a dialog of the site's own would weigh on every page (docs/behaviour/session.md#logging-out).
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-log-out]'))) return;
  if (hasUnsent() && !confirm(document.body.dataset.ask)) return;
  logOut();
  leave(LOGS_OUT);
});
