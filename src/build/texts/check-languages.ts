import { LOCALES, type Locale } from '../../routes/locales.ts';
import { headingsOf } from './headings.ts';
import { sayMistake } from './mistake.ts';
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
  const english = new Map(entries.filter(({ locale }) => locale === 'en').map((entry) => [keyOf(entry), entry]));
  return entries.flatMap((entry) => {
    const source = english.get(keyOf(entry));
    if (!source) return [];
    const own = headingsOf(entry.tree);
    const wanted = headingsOf(source.tree);
    const at = Array.from({ length: Math.max(own.length, wanted.length) }).findIndex(
      (_, index) => own[index]?.depth !== wanted[index]?.depth,
    );
    if (at < 0) return [];
    const line = own[at]?.position?.start.line ?? entry.source.trimEnd().split('\n').length;
    const what = wanted[at]
      ? `expected a heading with ${'#'.repeat(wanted[at].depth)} here, as on line ${wanted[at].position?.start.line} of ${source.path}`
      : `expected no further heading, as in ${source.path}`;
    return [sayMistake(entry.path, { line, text: `${what}: links need the same headings in every language` })];
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
