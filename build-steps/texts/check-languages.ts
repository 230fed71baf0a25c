import { posix } from 'node:path';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { picturesIn } from './guide-pictures.ts';
import { headingsOf } from './headings.ts';
import { sayMistake } from './mistake.ts';
import type { TextEntry } from './text-entry.ts';

/** The name of a text or of a file in one language. */
interface Named {
  locale: Locale;
  name: string;
}

/** Returns which names each language lacks although other languages have them. `text` is the message about it. */
export function lacks(found: readonly Named[], locales: readonly Locale[] = LOCALES): (Named & { text: string })[] {
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, same]) => {
    const have = locales.filter((locale) => same.some((one) => one.locale === locale));
    const text = `is missing, although it exists in ${have.join(' and ')}: translate it, or remove it there`;
    return locales.filter((locale) => !have.includes(locale)).map((locale) => ({ locale, name, text }));
  });
}

/** Returns messages about files that a language lacks although other languages have them. */
export function missingTranslations(entries: readonly TextEntry[]): string[] {
  const places = entries.map(({ folder, locale, place }) => ({ locale, name: `src/content/${folder}/%/${place}` }));
  return lacks(places).map(({ locale, name, text }) => `${name.replace('%', locale)}: ${text}`);
}

/**
 * Values that are not translated, so each language must have the same. They are a question's condition, a text's year,
 * a step's drawing, an announcement's times, and the names of pictures.
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

/** Returns messages about texts that differ from the English text in such a value, or in their headings. */
export function unequalTexts(entries: readonly TextEntry[]): string[] {
  const english = new Map(
    entries.filter(({ locale }) => locale === 'en').map((entry) => [`${entry.folder}/${entry.place}`, entry]),
  );
  return entries.flatMap((entry) => {
    const source = english.get(`${entry.folder}/${entry.place}`);
    return source ? [...unequalHeadings(entry, source), ...unequalFacts(entry, source)] : [];
  });
}

/**
 * Returns a message if the headings differ in number or level. Links to a part of a text need equal headings in all
 * languages.
 */
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
