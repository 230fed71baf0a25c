import { LANGUAGES } from './languages.ts';

/** One of the site's languages: the first segment of its addresses. */
export type Locale = keyof typeof LANGUAGES;

// The build replaces this code with the finished columns (`build/browser-table.ts`).

/** The site's languages, in the order in which they are offered. */
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** Language tags for `lang`, `hreflang` and `Intl`. */
export const LANGUAGE_TAG = column(({ tag }) => tag);

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAME = column(({ name }) => name);

/** Which of the API's texts in three languages is for which readers. */
export const API_TEXT = column(({ apiText }) => apiText);

/** Which of the API's refusals in two languages is for which readers (docs/api.md#error-text). */
export const API_MESSAGE = column(({ apiText }) => (apiText === 'en' ? 'en' : 'cn'));

/** The beginnings of the wishes that each language fulfils, in small letters. */
export const SUITS = column(({ suits }) => suits.map((range) => range.toLowerCase()) as readonly string[]);

/** What each language has of something. */
function column<Value>(read: (language: (typeof LANGUAGES)[Locale]) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(LANGUAGES[locale])])) as Record<Locale, Value>;
}
