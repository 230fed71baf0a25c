import { column } from './language-columns.ts';
import { pluralForms } from './plural-forms.ts';

// The build replaces this code with its result (`build-steps/browser-table.ts`).

/** How each language says "3 days", by plural form. */
export const DAYS = column(({ tag }) => {
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return pluralForms(tag, (count) => format.format(count));
});
