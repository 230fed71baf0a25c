/**
 * The site's languages, in the order in which they are offered; each is also the first segment of its URLs. A new language needs an
 * entry here and in each of the tables below, a folder in `locales/`, and one in each collection of `src/content/`.
 */
export const LOCALES = ['zh', 'tw', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Language tags for `<html lang>`, `hreflang` and `Intl`. The segments would not do: as a language tag, `tw` means Twi. */
export const LANGUAGE_TAG: Record<Locale, string> = { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' };

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAME: Record<Locale, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' };

/** Which of the API's texts in three languages is for which readers. */
export const API_TEXT: Record<Locale, 'zh' | 'tw' | 'en'> = { zh: 'zh', tw: 'tw', en: 'en' };

/** Which of the API's refusals in two languages is for which readers (docs/api.md#error-text). */
export const API_MESSAGE: Record<Locale, 'cn' | 'en'> = { zh: 'cn', tw: 'cn', en: 'en' };

/** The language for browsers that prefer none of ours. */
const FALLBACK: Locale = 'en';

/** Which of a browser's language tags each language suits; the first match counts. */
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
 * The best language for a browser, from its preferred ones in order (docs/behaviour/addresses.md#choosing-a-language).
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
