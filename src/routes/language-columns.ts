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

/** Which of the API's error texts in two languages each language's readers get (docs/api.md#error-text). */
export const API_MESSAGE = column(({ apiText }) => (apiText === 'en' ? 'en' : 'cn'));

/** The language ranges that each language suits, in lower case. */
export const SUITS = column(({ suits }) => suits.map((range) => range.toLowerCase()) as readonly string[]);

/** How each language writes US dollars: what stands before and after the number, and its signs. */
export const USD_STYLE = column(({ tag }) => {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).formatToParts(1234.5);
  const sign = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  const start = parts.findIndex(({ type }) => type === 'integer');
  const end = parts.findIndex(({ type }) => type === 'fraction');
  const text = (some: typeof parts): string => some.map(({ value }) => value).join('');
  return {
    before: text(parts.slice(0, start)),
    group: sign('group'),
    decimal: sign('decimal'),
    after: text(parts.slice(end + 1)),
  };
});

/** The days of the week, from Sunday on. */
export const WEEKDAYS = column(({ tag }) => {
  const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2023 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2023, 0, 1 + day))) as readonly string[];
});

/** Units of time in which the site says how long ago something was. */
export const AGO_UNITS = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;

/** How each language says "3 days ago", by unit and plural form; `now` is less than a second. */
export const AGO = column(({ tag }) => {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  return {
    now: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second'),
    ...(Object.fromEntries(
      AGO_UNITS.map((unit) => [unit, pluralForms(tag, (count) => format.format(-count, unit))]),
    ) as Record<(typeof AGO_UNITS)[number], PluralForms>),
  };
});

/** How each language says "3 days", by plural form. */
export const DAYS = column(({ tag }) => {
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return pluralForms(tag, (count) => format.format(count));
});

/** A text with `{{count}}` in it, for each plural form that a language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

function pluralForms(tag: string, write: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(tag);
  const counts = Array.from({ length: 100 }, (_, index) => index + 1);
  return Object.fromEntries(
    counts.toReversed().map((count) => [rules.select(count), write(count).replace(String(count), '{{count}}')]),
  );
}

/** One value per language. */
function column<Value>(read: (language: (typeof LANGUAGES)[Locale]) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(LANGUAGES[locale])])) as Record<Locale, Value>;
}
