import { LANGUAGES } from './languages.ts';

/** One of the site's languages: the first segment of its addresses. */
export type Locale = keyof typeof LANGUAGES;

// The build replaces this code with the finished columns (`build-steps/browser-table.ts`). What `Intl` knows is asked
// here, since its first use for numbers or dates in a browser keeps a phone busy for 90 ms.

/** The site's languages, in the order shown. */
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** Language tags for `lang`, `hreflang` and `Intl`. */
export const LANGUAGE_TAG = column(({ tag }) => tag);

/** Each language's own name, for the language switch. */
export const LANGUAGE_NAME = column(({ name }) => name);

/** Which of the API's texts in three languages each language's readers get. */
export const API_TEXT = column(({ apiText }) => apiText);

/**
 * Which of the API's texts in two languages each language's readers get (docs/api.md#error-text): tw gets the simplified
 * one, as a foreign text.
 */
export const API_MESSAGE = column(({ apiText }) => (apiText === 'en' ? 'en' : 'cn'));

/** The language ranges that each language suits, in lower case. */
export const SUITS = column(({ suits }) => suits.map((range) => range.toLowerCase()) as readonly string[]);

/** $1,234.50 as each language writes it. */
export const USD_SAMPLE = column(({ tag }) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).format(1234.5),
);

/** One value per language. */
export function column<Value>(read: (language: (typeof LANGUAGES)[Locale]) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(LANGUAGES[locale])])) as Record<Locale, Value>;
}
