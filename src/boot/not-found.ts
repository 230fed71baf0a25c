/** The host-wide 404 page's script: hands tickets over to their shell, and shows the visitor's own language (decisions: Addresses). */
import { chooseLocale, isLocale } from '../routes/locales.ts';
import { decodeSegment, localized } from '../routes/paths.ts';
import { localValues, sessionValues } from '../stores/storage.ts';

/** Screens with a file for all values of a parameter, by their bare paths, with that parameter; put in by the bundler. */
declare const SHELLS: Readonly<Record<string, string>>;

const [first, ...rest] = location.pathname.split('/').filter(Boolean);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = isLocale(first) ? first : isLocale(stored) ? stored : chooseLocale(navigator.languages);
const [screen, value, ...more] = isLocale(first) ? rest : [first, ...rest];
const parameter = SHELLS[`/${screen}`];

document.documentElement.dataset.locale = locale;
if (parameter && value && more.length === 0) {
  document.documentElement.dataset.guard = 'leaving';
  const query = `?${parameter}=${encodeURIComponent(decodeSegment(value))}`;
  location.replace(localized(`/${screen}`, locale) + query + location.hash);
}
