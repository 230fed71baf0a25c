import { LOCALES, type Locale } from '#routes/locales.ts';

/** A name (of a text, or of a file) in a language. */
interface Named {
  locale: Locale;
  name: string;
}

/** What each language lacks of the names that others have; `text` is what to say of it. */
export function lacks(found: readonly Named[], locales: readonly Locale[] = LOCALES): (Named & { text: string })[] {
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, same]) => {
    const have = locales.filter((locale) => same.some((one) => one.locale === locale));
    const text = `is missing, though it stands in ${have.join(' and ')}`;
    return locales.filter((locale) => !have.includes(locale)).map((locale) => ({ locale, name, text }));
  });
}
