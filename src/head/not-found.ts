/**
 * The script of the 404 pages (docs/behaviour/addresses.md#not-found). Who typed or copied an address a little otherwise
 * than it is written goes on to it. Hosts without rewrites show these pages for ticket addresses, so it sends those to
 * their page. On the host-wide 404 page it also shows the text in the visitor's language; the page of a language already
 * has it.
 */
import { pageData } from '#protocol.ts';
import { chooseLocale, isLocale, type Locale } from '#routes/locales.ts';
import { decodeSegment, localized } from '#routes/paths.ts';
import { localValues, sessionValues } from '#stores/storage.ts';

/** What a sentence or a file's name leaves at an address's end. */
const TAIL = /(?:(?:\/index)?\.html?|[\s.,;:!?)\]}>"'，。；：！？、）】》」』”’])+$/;

const [first = '', ...more] = decodeSegment(location.pathname).replace(TAIL, '').split('/').filter(Boolean);
const named = localeIn(first);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = named ?? (isLocale(stored) ? stored : chooseLocale(navigator.languages));
const rest = named ? more : [first, ...more];

const page = pageData();
page.locale = locale;
const scheme = localValues.get('scheme');
if (scheme) page.scheme = scheme;

const wanted = `/${rest.join('/')}`.toLowerCase();
const meant = ADDRESSES_WITHOUT_LANGUAGE.find((address) => address.toLowerCase() === wanted);
const target = meant && localized(meant, locale);
if (target && target !== location.pathname) {
  page.guard = 'leaving';
  location.replace(target + location.search + location.hash);
} else goToShell(rest);

/** The language that an address begins with, also as browsers and other sites write it: `zh-TW`, `cn`. */
function localeIn(segment: string): Locale | undefined {
  const lower = segment.toLowerCase();
  if (isLocale(lower)) return lower;
  return /^(?:cn|\w\w-\w{2,4})$/.test(lower) ? chooseLocale([lower === 'cn' ? 'zh-cn' : lower]) : undefined;
}

/**
 * Sends a path with a screen's parameter, which a host without rewrites does not find, to the file that serves all values
 * of the parameter (docs/behaviour/addresses.md#ticket-addresses). Other visits stay.
 */
function goToShell([screen, value, ...others]: readonly (string | undefined)[]): void {
  const parameter = SHELLS[`/${screen}`];
  if (!parameter || !value || others.length > 0) return;
  page.guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
