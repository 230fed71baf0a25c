import { posix } from 'node:path';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { picturesIn } from './guide-pictures.ts';
import { headingsOf } from './headings.ts';
import { sayMistake } from './mistake.ts';
import type { TextEntry } from './text-entry.ts';

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

/** Files that are missing in a language although other languages have them. */
export function missingTranslations(entries: readonly TextEntry[]): string[] {
  const places = entries.map(({ folder, locale, place }) => ({ locale, name: `src/content/${folder}/%/${place}` }));
  return lacks(places).map(({ locale, name, text }) => `${name.replace('%', locale)}: ${text}`);
}

/**
 * What is not translated and so must be the same in each language: what a question needs, the year of a text, the
 * drawing of a step, the moments of an announcement, and the names of pictures.
 */
const SAME: Readonly<Record<string, (entry: TextEntry) => string>> = {
  ...Object.fromEntries(
    ['needs', 'updated', 'picture', 'from', 'until'].map((name) => [
      name,
      ({ fields }: TextEntry) => String(fields[name] ?? 'none'),
    ]),
  ),
  pictures: (entry) =>
    picturesIn(entry)
      .map((path) => posix.basename(path))
      .join(', '),
};

/** Texts that differ from the English ones in something that must be the same in every language. */
export function unequalTexts(entries: readonly TextEntry[]): string[] {
  const english = new Map(
    entries.filter(({ locale }) => locale === 'en').map((entry) => [`${entry.folder}/${entry.place}`, entry]),
  );
  return entries.flatMap((entry) => {
    const source = english.get(`${entry.folder}/${entry.place}`);
    return source ? [...unequalHeadings(entry, source), ...unequalFacts(entry, source)] : [];
  });
}

/** Links to a part of a text work in all languages only if the number and levels of headings are the same. */
function unequalHeadings(entry: TextEntry, source: TextEntry): string[] {
  const [own, wanted] = [entry, source].map(({ tree }) => headingsOf(tree).map(({ depth }) => '#'.repeat(depth)));
  if (own?.join(' ') === wanted?.join(' ')) return [];
  const text = `expected the same headings as in ${source.path} (${wanted?.join(', ') || 'none'}), because links need them in every language`;
  const line = headingsOf(entry.tree).find((_, index) => own?.[index] !== wanted?.[index])?.position?.start.line;
  return [sayMistake(entry.path, { line: line ?? entry.bodyLine, text })];
}

function unequalFacts(entry: TextEntry, source: TextEntry): string[] {
  return Object.entries(SAME)
    .filter(([, of]) => of(entry) !== of(source))
    .map(([name, of]) => {
      const text = `expected the same "${name}" as in ${source.path}: ${of(source) || 'none'}`;
      return sayMistake(entry.path, { line: entry.fieldLines[name] ?? 2, text });
    });
}
