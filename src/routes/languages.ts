/** The facts about a language that the site needs besides its texts. */
interface Language {
  /** The tag for `<html lang>`, `hreflang` and `Intl`. Addresses use other names, because the tag `tw` means Twi. */
  tag: string;
  /** The language's own name, for the language switch. */
  name: string;
  /** The direction in which its lines run. */
  direction: 'ltr' | 'rtl';
  /**
   * The browsers that it suits, as language ranges: `zh` suits browsers that ask for `zh` or `zh-SG`. If several ranges
   * match, in any row, the longest one wins (docs/behaviour/addresses.md#choosing-a-language).
   */
  suits: readonly string[];
  /** The one of the API's texts in three languages that its readers get. */
  apiText: 'zh' | 'tw' | 'en';
  /** Fonts for systems whose own font lacks the script. They come after the system's font. Latin letters need none. */
  fonts?: readonly string[];
}

/**
 * The site's languages, in the order shown. Each name is also the first segment of the language's addresses. A new
 * language needs a row here, its texts (`npm run add:language`) and the operator's names: CONTRIBUTING.md#a-language. The
 * plural forms come from `Intl.PluralRules`.
 */
export const LANGUAGES = {
  zh: {
    tag: 'zh-Hans',
    name: '简体中文',
    direction: 'ltr',
    suits: ['zh', 'cmn', 'wuu', 'yue-Hans', 'yue-CN'],
    apiText: 'zh',
    fonts: ['PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC'],
  },
  tw: {
    tag: 'zh-Hant',
    name: '繁體中文',
    direction: 'ltr',
    suits: ['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO', 'cmn-Hant', 'cmn-TW', 'yue'],
    apiText: 'tw',
    fonts: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC'],
  },
  en: { tag: 'en', name: 'English', direction: 'ltr', suits: ['en'], apiText: 'en' },
} as const satisfies Readonly<Record<string, Language>>;

/** One of the site's languages: the first segment of its addresses. */
export type Locale = keyof typeof LANGUAGES;

/** The direction of a language's lines for the attribute `dir`; undefined for left to right, the default. */
export function directionOf(locale: Locale): 'rtl' | undefined {
  const language: Language = LANGUAGES[locale];
  return language.direction === 'rtl' ? 'rtl' : undefined;
}

// Browsers get the finished values of the following exports, and not the table (`build-steps/browser-table.ts`). The
// build also calls `Intl` here: its first use for numbers or dates keeps a phone busy for 90 ms.

/** The site's languages, in the order shown. */
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** Language tags for `lang`, `hreflang` and `Intl`. */
export const LANGUAGE_TAG = column(({ tag }) => tag);

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAME = column(({ name }) => name);

/** The one of the API's texts in three languages that each language's readers get. */
export const API_TEXT = column(({ apiText }) => apiText);

/**
 * The one of the API's texts in two languages that each language's readers get (docs/api.md#error-text). Readers of `tw`
 * get the simplified Chinese text, as a foreign text.
 */
export const API_MESSAGE = column(({ apiText }) => (apiText === 'en' ? 'en' : 'cn'));

/** The language ranges that each language suits, in lower case. */
export const SUITS = column(({ suits }) => suits.map((range) => range.toLowerCase()) as readonly string[]);

/** The amount $1,234.50 as each language writes it. */
export const USD_SAMPLE = column(({ tag }) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).format(1234.5),
);

/** Makes a record with one value per language. */
export function column<Value>(read: (language: (typeof LANGUAGES)[Locale]) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(LANGUAGES[locale])])) as Record<Locale, Value>;
}
