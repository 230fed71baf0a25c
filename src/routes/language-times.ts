import { column } from './language-columns.ts';

// What each language says of time. The build replaces this code, too (`build-steps/browser-table.ts`).

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
