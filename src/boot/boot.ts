/**
 * The head's script: runs before first paint on every full page, inlined and allowed by its hash.
 * It must stay small: no nanostores, no route table, no locale texts.
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
import { isLocale, type Locale } from '../routes/locales.ts';
import { fillPath, localized } from '../routes/paths.ts';
import type { Access } from '../routes/row.ts';
import { keepAttribution } from '../stores/attribution.ts';
import { keepReturnPath } from '../stores/keep-return-path.ts';
import { askOtherTabs, dropToken, followOtherTabs, mayAskOtherTabs, SESSION_ENDED } from '../stores/session-tabs.ts';
import { localValues, type SessionKey, sessionValues } from '../stores/storage.ts';

/** Paths of the guard's targets, put in by the bundler so that the route table itself stays out. */
declare const GUARD_PATHS: Readonly<Record<Leave['to'], string>>;

const root = document.documentElement;
/** What the page's row says (`layouts/Shell.astro`). */
const { access, keptQuery, forwardsTo } = root.dataset;
const locale: Locale = isLocale(root.dataset.locale) ? root.dataset.locale : 'en';

showScheme();
if (isInAppBrowser(navigator.userAgent)) {
  root.dataset.inApp = '';
  // Only the tips are shown, so no island may wake, ask the server and leave the page: Astro defines its element only once.
  customElements.define('astro-island', class extends HTMLElement {});
} else {
  keepLanguage();
  keepQuery();
  followOtherTabs(() => location.reload());
  void guard();
  // A page that comes back from the browser's memory was judged by an older session.
  addEventListener('pageshow', (event) => event.persisted && void guard());
}

/** Colours follow the system unless one was chosen. */
function showScheme(): void {
  const scheme = localValues.get('scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
}

/** An address that names a language is a choice of that language (decisions: Session). */
function keepLanguage(): void {
  sessionValues.set('language', locale);
  localValues.set('language', locale);
}

/** Takes what the address brings along, and takes secrets out of the address bar. */
function keepQuery(): void {
  const url = new URL(location.href);
  const { formSign, ...attribution } = captureQuery(url.searchParams);
  keepAttribution(attribution, Date.now());
  if (formSign) {
    sessionValues.set('formSign', formSign);
    url.searchParams.delete('formSign');
  }
  const [[secret] = []] = [...new URLSearchParams(keptQuery)];
  const hasSecret = secret !== undefined && !!url.searchParams.get(secret);
  if (hasSecret) {
    for (const [parameter, kept] of new URLSearchParams(keptQuery)) {
      sessionValues.set(kept as SessionKey, url.searchParams.get(parameter) ?? '');
    }
    url.searchParams.delete(secret);
  }
  if (formSign || hasSecret) history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** Lets the visit stay or sends it on (spec §2, route guard); the page stays unpainted until that is known. */
async function guard(): Promise<void> {
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
  if (forwardsTo) {
    const type = detectClient(navigator.userAgent, navigator.maxTouchPoints);
    return leaveFor(fillPath(forwardsTo, { type }));
  }
  root.dataset.session = sessionValues.get('token') ? 'member' : 'guest';
  delete root.dataset.guard;
}

/** Goes where the guard says, and remembers where to come back to if it says so. */
function leave({ to, remember }: Leave): void {
  if (remember) keepReturnPath(location.pathname + location.search + location.hash);
  leaveFor(GUARD_PATHS[to]);
}

/** Replaces this page; it stays unpainted until the next one is there. */
function leaveFor(path: string): void {
  root.dataset.guard = 'leaving';
  location.replace(localized(path, locale));
}

// A session that the server ended leads to the login from any screen (spec §4); the guards' own way would leave public ones alone.
document.addEventListener(SESSION_ENDED, () => leave(SESSION_ENDS));

// The header's log-out button works before any other script has come.
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-log-out]')) return;
  dropToken(true);
  for (const key of localValues.keys('draft.')) localValues.remove(key);
  leave(LOGS_OUT);
});
