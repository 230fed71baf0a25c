/**
 * The script of the host-wide 404 page (docs/behaviour/addresses.md#not-found): sends tickets to their shell, and shows the visitor's
 * own language.
 */
import { chooseLocale, isLocale } from '../routes/locales.ts';
import { decodeSegment, localized } from '../routes/paths.ts';
import { localValues, sessionValues } from '../stores/storage.ts';

/** Screens with one file for all values of a parameter: that parameter, by bare path. Filled in by `build/head-scripts.ts`. */
declare const SHELLS: Readonly<Record<string, string>>;

const [first, ...rest] = location.pathname.split('/').filter(Boolean);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = isLocale(first) ? first : isLocale(stored) ? stored : chooseLocale(navigator.languages);
const [screen, value, ...more] = isLocale(first) ? rest : [first, ...rest];
const parameter = SHELLS[`/${screen}`];

document.documentElement.dataset.locale = locale;
const scheme = localValues.get('scheme');
if (scheme) document.documentElement.dataset.scheme = scheme;
if (parameter && value && more.length === 0) {
  document.documentElement.dataset.guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
