/**
 * The script of the 404 pages (docs/behaviour/addresses.md#not-found): sends tickets to their shell, since hosts that do not rewrite them
 * show the nearest such page. On the host-wide one it also shows the visitor's own language; on a language's own, that is said already.
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
