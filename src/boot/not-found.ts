/**
 * The script of the host-wide 404 page (docs/behaviour/addresses.md#not-found): sends tickets to their shell, and shows the visitor's
 * own language.
 */
import { chooseLocale, isLocale } from '../routes/locales.ts';
import { localValues, sessionValues } from '../stores/storage.ts';
import { goToShell } from './go-to-shell.ts';

const [first, ...rest] = location.pathname.split('/').filter(Boolean);
const stored = sessionValues.get('language') ?? localValues.get('language');
const locale = isLocale(first) ? first : isLocale(stored) ? stored : chooseLocale(navigator.languages);

document.documentElement.dataset.locale = locale;
const scheme = localValues.get('scheme');
if (scheme) document.documentElement.dataset.scheme = scheme;
goToShell(locale, isLocale(first) ? rest : [first, ...rest]);
