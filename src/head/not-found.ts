/**
 * The script of the 404 pages (docs/behaviour/addresses.md#not-found). Visitors who typed or copied an address slightly
 * wrong are sent to the right one. Hosts without rewrites show these pages for ticket addresses, so the script sends
 * those to their page. The host-wide 404 page also needs the script to show its text in the visitor's language. The 404
 * page of a language already has that text.
 */
import { isInAppBrowser } from '#domain/user-agent.ts';
import { pageData } from '#protocol.ts';
import { chooseLocale, isLocale, type Locale } from '#routes/locales.ts';
import { decodeSegment, localized, withoutTail } from '#routes/paths.ts';
import { localValues, sessionValues } from '#stores/storage.ts';
import { storedScheme } from './stored-scheme.ts';

const [first = '', ...more] = withoutTail(decodeSegment(location.pathname)).split('/').filter(Boolean);
const named = localeIn(first);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = named ?? (isLocale(stored) ? stored : chooseLocale(navigator.languages));
const rest = named ? more : [first, ...more];

const page = pageData();
page.locale = locale;
const scheme = storedScheme();
if (scheme) page.scheme = scheme;
// The 404 page of a language also has the usual script of the head, but the host-wide page has only this one.
if (isInAppBrowser(navigator.userAgent)) page.inApp = '';

const wanted = `/${rest.join('/')}`.toLowerCase();
const meant = ADDRESSES_WITHOUT_LANGUAGE.find((address) => address.toLowerCase() === wanted);
const target = meant && localized(meant, locale);
if (target && target !== location.pathname) {
  page.guard = 'leaving';
  location.replace(target + location.search + location.hash);
} else goToShell(rest);

/** The language at the beginning of an address. It may be written as browsers and other sites write it: `zh-TW`, `cn`. */
function localeIn(segment: string): Locale | undefined {
  const lower = segment.toLowerCase();
  if (isLocale(lower)) return lower;
  return /^(?:cn|\w\w-\w{2,4})$/.test(lower) ? chooseLocale([lower === 'cn' ? 'zh-cn' : lower]) : undefined;
}

/**
 * Sends a path with a screen's parameter to the file that serves all values of that parameter
 * (docs/behaviour/addresses.md#ticket-addresses). Hosts without rewrites do not find such paths. Other visits stay on
 * this page.
 */
function goToShell([screen, value, ...others]: readonly (string | undefined)[]): void {
  const parameter = SHELLS[`/${screen}`];
  if (!parameter || !value || others.length > 0) return;
  page.guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
