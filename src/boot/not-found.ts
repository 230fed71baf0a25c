/** The host-wide 404 page's script: hands tickets over to their shell, and shows the visitor's own language (decisions: Addresses). */
import { chooseLocale, isLocale } from '../routes/locales.ts';
import { decodeSegment, localized } from '../routes/paths.ts';
import { localValues, sessionValues } from '../stores/storage.ts';

/** Paths from the route table, put in by the bundler. */
declare const PATHS: Record<'ticketContent', string>;

const [first, ...rest] = location.pathname.split('/').filter(Boolean);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = isLocale(first) ? first : isLocale(stored) ? stored : chooseLocale(navigator.languages);
const [screen, id, ...more] = isLocale(first) ? rest : [first, ...rest];

document.documentElement.dataset.locale = locale;
if (`/${screen}` === PATHS.ticketContent && id && more.length === 0) {
  document.documentElement.dataset.guard = 'leaving';
  const query = `?id=${encodeURIComponent(decodeSegment(id))}`;
  location.replace(localized(PATHS.ticketContent, locale) + query + location.hash);
}
