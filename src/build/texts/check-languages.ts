import { LOCALES, type Locale } from '../../routes/locales.ts';
import { headingsOf } from './headings.ts';
import type { TextEntry } from './text-entry.ts';

/** Files that are missing because a text exists only in other languages. */
export function missingTranslations(entries: readonly TextEntry[]): string[] {
  const places = Map.groupBy(entries, ({ folder, place }) => `${folder}/%/${place}`);
  return [...places].flatMap(([place, variants]) => {
    const present = variants.map(({ locale }) => locale);
    return LOCALES.filter((locale) => !present.includes(locale)).map(
      (locale) =>
        `src/content/${place.replace('%', locale)}: is missing, though the text stands in ${inOrder(present).join(' and ')}`,
    );
  });
}

/** Texts whose headings differ from the English ones. Links to a part work in all languages only if number and levels are the same. */
export function unequalHeadings(entries: readonly TextEntry[]): string[] {
  const levels = ({ tree }: TextEntry): string =>
    headingsOf(tree)
      .map(({ depth }) => depth)
      .join(' ');
  const english = new Map(entries.filter(({ locale }) => locale === 'en').map((entry) => [keyOf(entry), entry]));
  return entries.flatMap((entry) => {
    const source = english.get(keyOf(entry));
    if (!source || levels(source) === levels(entry)) return [];
    return [`${entry.path}:${entry.bodyLine}: expected the same headings (## and ###) as in ${source.path}`];
  });
}

/** Questions that need another value of `config.ts` than the English ones: they would be left out in one language only. */
export function unequalNeeds(entries: readonly TextEntry[]): string[] {
  const english = new Map(entries.filter(({ locale }) => locale === 'en').map((entry) => [keyOf(entry), entry]));
  return entries.flatMap((entry) => {
    const source = english.get(keyOf(entry));
    if (!source || source.fields.needs === entry.fields.needs) return [];
    return [`${entry.path}:${entry.fieldLines.needs ?? 2}: expected the same "needs" as in ${source.path}`];
  });
}

function keyOf({ folder, place }: TextEntry): string {
  return `${folder}/${place}`;
}

function inOrder(locales: readonly Locale[]): Locale[] {
  return LOCALES.filter((locale) => locales.includes(locale));
}
