/**
 * The script of an address without a language (docs/behaviour/addresses.md#bare-addresses). It picks the language and
 * sends the visit on with its query and hash.
 */
import { pageData } from '#protocol.ts';
import { chooseLocale, isLocale, type Locale } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';

const { locale, to } = pageData();
const [path = '/', hash = ''] = (to ?? location.pathname.replace(/\/$/, '')).split('#');

location.replace(localized(path || '/', wanted()) + location.search + (location.hash || (hash && `#${hash}`)));

/**
 * The language of the address, or else the stored one, or else the best one for the browser. It reads the storage itself,
 * so that the script stays small.
 */
function wanted(): Locale {
  let stored: string | null | undefined = locale;
  try {
    stored ??= sessionStorage[`${PREFIX}language`] ?? localStorage[`${PREFIX}language`];
  } catch {
    // Storage is blocked, so the browser's languages decide.
  }
  return isLocale(stored) ? stored : chooseLocale(navigator.languages);
}
