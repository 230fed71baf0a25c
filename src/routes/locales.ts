/**
 * The site's languages, in the order in which they are offered; also the URL's first segment. A language is an entry here and in each
 * of the tables below, a folder in `locales/`, and one in each collection of `src/content/`.
 */
export const LOCALES = ['zh', 'tw', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Language tags for `<html lang>`, `hreflang` and `Intl` (decisions: Names; `tw` as a language tag would mean Twi). */
export const LANGUAGE_TAG: Record<Locale, string> = { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' };

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAME: Record<Locale, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' };

/** The API's key of texts in several languages that a language's readers get. */
export const API_TEXT: Record<Locale, 'zh' | 'tw' | 'en'> = { zh: 'zh', tw: 'tw', en: 'en' };

/** The API's key of refusals in two languages that a language's readers get. */
export const API_MESSAGE: Record<Locale, 'cn' | 'en'> = { zh: 'cn', tw: 'cn', en: 'en' };

/** The language of browsers that ask for none of ours. */
const FALLBACK: Locale = 'en';

/** The wishes of a browser that a language fulfils; the first that matches counts. */
const FULFILS: Record<Locale, RegExp> = {
  zh: /^zh\b(?:(?!.*-(?:hant|tw|hk|mo)\b)|.*-hans\b)/i,
  tw: /^zh\b/i,
  en: /^en\b/i,
};

/** Is this one of the site's languages? */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * The best language for a browser, from its wishes in their order (decisions: Addresses).
 *
 * @example chooseLocale(['fr', 'zh-HK']) // 'tw'
 * @example chooseLocale(['zh-CN']) // 'zh'
 * @example chooseLocale([]) // 'en'
 */
export function chooseLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const found = LOCALES.find((locale) => FULFILS[locale].test(wish));
    if (found) return found;
  }
  return FALLBACK;
}
