/**
 * The script of a bare address (docs/behaviour/addresses.md#bare-addresses): picks the language and sends the visit on with its query
 * and hash.
 */
import { pageData } from '../protocol.ts';
import { chooseLocale, isLocale, type Locale } from '../routes/locales.ts';
import { localized } from '../routes/paths.ts';
import { PREFIX } from '../stores/storage-prefix.ts';

const { locale, to } = pageData();
const [path = '/', hash = ''] = (to ?? location.pathname.replace(/\/$/, '')).split('#');

location.replace(localized(path || '/', wanted()) + location.search + (location.hash || (hash && `#${hash}`)));

/** The address's own language, else the stored one, else the browser's best. Reads storage directly: a stub has no bytes to spare. */
function wanted(): Locale {
  let stored: string | null | undefined = locale;
  try {
    stored ??= sessionStorage[`${PREFIX}language`] ?? localStorage[`${PREFIX}language`];
  } catch {
    // Storage is blocked, so the browser's languages decide.
  }
  return isLocale(stored) ? stored : chooseLocale(navigator.languages);
}
