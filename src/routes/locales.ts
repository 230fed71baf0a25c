/** The site's languages, in the order in which they are offered; also the URL's first segment and the API's keys. */
export const LOCALES = ['zh', 'tw', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Language tags for `<html lang>`, `hreflang` and `Intl` (decisions: Names; `tw` as a language tag would mean Twi). */
export const LANGUAGE_TAG: Record<Locale, string> = { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' };

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAME: Record<Locale, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' };

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
    if (/^zh\b/i.test(wish)) return /-(hant|tw|hk|mo)\b/i.test(wish) && !/-hans\b/i.test(wish) ? 'tw' : 'zh';
    if (/^en\b/i.test(wish)) return 'en';
  }
  return 'en';
}
