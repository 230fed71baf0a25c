import { API_TEXT, LOCALES, type Locale, SUITS } from './languages.ts';

export * from './languages.ts';

/**
 * The language for browsers that prefer none of the site's languages. Texts that exist in only one language are in it as
 * well.
 */
export const FALLBACK: Locale = 'en';

/** Is this one of the site's languages? */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * Chooses the best language for a browser from its preferred ones (docs/behaviour/addresses.md#choosing-a-language). Each
 * preferred tag is shortened from its end until a language suits it, as in the lookup of RFC 4647.
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

/**
 * Picks the text in one language from a text that the API sends in all three.
 * @example textIn({ zh: '一年', tw: '一年', en: 'One year' }, 'en') // 'One year'
 */
export function textIn(texts: Readonly<Record<'zh' | 'tw' | 'en', string>>, locale: Locale): string {
  return texts[API_TEXT[locale]];
}

/**
 * The address of the same screen in another language, with the same query and hash
 * (docs/behaviour/addresses.md#switching-language).
 */
export function switchLocale(address: { pathname: string; search: string; hash: string }, locale: Locale): string {
  const segments = address.pathname.split('/').filter(Boolean);
  const rest = isLocale(segments[0]) ? segments.slice(1) : segments;
  return `/${[locale, ...rest].join('/')}/${address.search}${address.hash}`;
}
