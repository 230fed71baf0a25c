/**
 * The script of a language's own 404 page, beside that of every screen: hosts that look for the nearest `404.html` show this one for
 * tickets that they do not rewrite (docs/behaviour/addresses.md#ticket-addresses).
 */
import { isLocale } from '../routes/locales.ts';
import { goToShell } from './go-to-shell.ts';

const [locale, ...rest] = location.pathname.split('/').filter(Boolean);
if (isLocale(locale)) goToShell(locale, rest);
