import { LOCALES, type Locale, SUITS } from './language-columns.ts';

export {
  API_MESSAGE,
  API_TEXT,
  LANGUAGE_NAME,
  LANGUAGE_TAG,
  LOCALES,
  type Locale,
  USD_SAMPLE,
} from './language-columns.ts';

/** The language for browsers that prefer none of the site's, and for texts that exist in only one language. */
export const FALLBACK: Locale = 'en';

/** Is this one of the site's languages? */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * The best language for a browser, from its preferred ones in order (docs/behaviour/addresses.md#choosing-a-language).
 * Each preference is shortened from its end until a language suits it, as in the lookup of RFC 4647.
 *
 * @example chooseLocale(['fr', 'zh-HK']) // 'tw'
 * @example chooseLocale(['zh-CN']) // 'zh'
 * @example chooseLocale([]) // 'en'
 */
export function chooseLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    for (let range = wish.toLowerCase(); range; range = range.replace(/-?[^-]*$/, '')) {
      const found = LOCALES.find((locale) => SUITS[locale].includes(range));
      if (found) return found;
    }
  }
  return FALLBACK;
}
