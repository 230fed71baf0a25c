import { column } from './languages.ts';

/**
 * The pattern in which each language writes "3 days", by plural form. Browsers get the finished result
 * (`build-steps/browser-table.ts`).
 */
export const DAYS = column(({ tag }) => {
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const rules = new Intl.PluralRules(tag);
  const counts = Array.from({ length: 100 }, (_, index) => 100 - index);
  const forms = counts.map((count) => [rules.select(count), textOf(format.format(count), count)]);
  return Object.fromEntries(forms) as Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
});

/** Adds the space between figures and Chinese, which this site's texts have and `Intl` leaves out. */
function textOf(written: string, count: number): string {
  return written.replace(String(count), '{{count}}').replace(/\}(?=\p{Script=Han})/u, '} ');
}
