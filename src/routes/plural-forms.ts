/** A text with `{{count}}` in it, for each plural form that a language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * What `write` makes of a count, for each plural form of a language. `Intl` leaves out the space that this site's texts have
 * between figures and Chinese.
 */
export function pluralForms(tag: string, write: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(tag);
  const counts = Array.from({ length: 100 }, (_, index) => index + 1);
  return Object.fromEntries(
    counts.reverse().map((count) => [
      rules.select(count),
      write(count)
        .replace(String(count), '{{count}}')
        .replace(/\}(?=\p{Script=Han})/u, '} '),
    ]),
  );
}
