/** What the site must know of a language, besides its texts. */
interface Language {
  /** For `<html lang>`, `hreflang` and `Intl`. The first segment of its addresses would not do: as a language tag, `tw` means Twi. */
  tag: string;
  /** Its own name, for the language switch. */
  name: string;
  /** Which way its lines run. */
  direction: 'ltr' | 'rtl';
  /**
   * The readers it suits, as the beginnings of what browsers wish for: `zh` is wished for by `zh` and `zh-SG`. Of several that fit, also
   * in other rows, the longest counts (docs/behaviour/addresses.md#choosing-a-language).
   */
  suits: readonly string[];
  /** Which of the API's texts in three languages its readers get. */
  apiText: 'zh' | 'tw' | 'en';
  /** The fonts of systems that have none for all scripts; they stand behind the system's own. None: those for Latin letters. */
  fonts?: readonly string[];
  /**
   * The faces of its share pictures, as style sheets of npm packages; what the first one lacks comes from the next. None: Inter, which has
   * Latin with all accents, Greek and Cyrillic (docs/decisions/040-pictures-and-icons.md#decision).
   */
  pictureFonts?: readonly string[];
}

/**
 * The site's languages, in the order in which they are offered; each is also the first segment of its addresses. A new language needs a
 * row here, its texts (`npm run add:language`) and the operator's names: CONTRIBUTING.md#a-language. Browsers get what is computed from
 * this table, never the table itself (`build/browser-table.ts`). Which plural forms its texts need, `Intl.PluralRules` knows.
 */
export const LANGUAGES = {
  zh: {
    tag: 'zh-Hans',
    name: '简体中文',
    direction: 'ltr',
    suits: ['zh', 'cmn', 'wuu', 'yue-Hans', 'yue-CN'],
    apiText: 'zh',
    fonts: ['PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC'],
    pictureFonts: ['@fontsource-variable/noto-sans-sc/wght.css'],
  },
  tw: {
    tag: 'zh-Hant',
    name: '繁體中文',
    direction: 'ltr',
    suits: ['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO', 'cmn-Hant', 'cmn-TW', 'yue'],
    apiText: 'tw',
    fonts: ['PingFang TC', 'PingFang HK', 'Microsoft JhengHei', 'Noto Sans CJK TC'],
    pictureFonts: ['@fontsource-variable/noto-sans-tc/wght.css'],
  },
  en: { tag: 'en', name: 'English', direction: 'ltr', suits: ['en'], apiText: 'en' },
} as const satisfies Readonly<Record<string, Language>>;

/** The direction of a language's lines, as the attribute `dir` takes it; nothing where it is the usual one. */
export function directionOf(locale: keyof typeof LANGUAGES): 'rtl' | undefined {
  const language: Language = LANGUAGES[locale];
  return language.direction === 'rtl' ? 'rtl' : undefined;
}

/** The style sheets of the faces that share pictures in a language are drawn with; nothing where any for Latin letters will do. */
export function pictureFontsOf(locale: keyof typeof LANGUAGES): readonly string[] | undefined {
  const language: Language = LANGUAGES[locale];
  return language.pictureFonts;
}
