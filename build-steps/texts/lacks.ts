import type { Locale } from '../../src/routes/locales.ts';

/** A name (of a text, or of a file) that a language lacks, though others have it. */
interface Lack {
  locale: Locale;
  name: string;
  /** What to say of it: `is missing, though it stands in zh and tw`. */
  text: string;
}

/** What each language lacks of the names that others have. */
export function lacks(names: ReadonlyMap<Locale, ReadonlySet<string>>): Lack[] {
  const all = new Set([...names.values()].flatMap((own) => [...own]));
  return [...all].flatMap((name) => {
    const [have, lack] = [true, false].map((has) =>
      [...names].filter(([, own]) => own.has(name) === has).map(([locale]) => locale),
    );
    const text = `is missing, though it stands in ${have?.join(' and ')}`;
    return (lack ?? []).map((locale) => ({ locale, name, text }));
  });
}
