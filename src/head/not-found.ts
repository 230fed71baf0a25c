/**
 * The script of the 404 pages (docs/behaviour/addresses.md#not-found). Hosts without rewrites show them for ticket
 * addresses, so it sends those to their page. On the host-wide 404 page it also shows the text in the visitor's
 * language; the page of a language already has it.
 */
import { pageData } from '../protocol.ts';
import { chooseLocale, isLocale } from '../routes/locales.ts';
import { localValues, sessionValues } from '../stores/storage.ts';
import { goToShell } from './go-to-shell.ts';

const [first, ...rest] = location.pathname.split('/').filter(Boolean);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = isLocale(first) ? first : isLocale(stored) ? stored : chooseLocale(navigator.languages);

const page = pageData();
page.locale = locale;
const scheme = localValues.get('scheme');
if (scheme) page.scheme = scheme;
goToShell(locale, isLocale(first) ? rest : [first, ...rest]);
