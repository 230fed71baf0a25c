import { column } from './language-columns.ts';
import { type PluralForms, pluralForms } from './plural-forms.ts';

// The build replaces this code with its result (`build-steps/browser-table.ts`).

/** Units of time in which the site says how long ago something was. */
export const AGO_UNITS = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;

/** How each language says "3 days ago", by unit and plural form. */
export const AGO = column(({ tag }) => {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  return Object.fromEntries(
    AGO_UNITS.map((unit) => [unit, pluralForms(tag, (count) => format.format(-count, unit))]),
  ) as Record<(typeof AGO_UNITS)[number], PluralForms>;
});
