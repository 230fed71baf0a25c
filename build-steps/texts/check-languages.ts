import { posix } from 'node:path';
import { LOCALES, type Locale } from '../../src/routes/locales.ts';
import { picturesIn } from './guide-pictures.ts';
import { headingsOf } from './headings.ts';
import { sayMistake } from './mistake.ts';
import type { TextEntry } from './text-entry.ts';

/** Files that are missing in a language although other languages have them. */
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

/**
 * Texts whose headings differ from those of the other languages. Links to a part work in all languages only if the
 * number and levels of headings are the same.
 */
export function unequalHeadings(entries: readonly TextEntry[]): string[] {
  return unlikeOthers(entries, ({ tree }) =>
    headingsOf(tree)
      .map(({ depth }) => depth)
      .join(' '),
  ).flatMap(({ entry, source }) => {
    const own = headingsOf(entry.tree);
    const wanted = headingsOf(source.tree);
    const at = Array.from({ length: Math.max(own.length, wanted.length) }).findIndex(
      (_, index) => own[index]?.depth !== wanted[index]?.depth,
    );
    const line = own[at]?.position?.start.line ?? entry.source.trimEnd().split('\n').length;
    const what = wanted[at]
      ? `expected a heading with ${'#'.repeat(wanted[at].depth)} here, as on line ${wanted[at].position?.start.line} of ${source.path}`
      : `expected no further heading, as in ${source.path}`;
    return [sayMistake(entry.path, { line, text: `${what}: links need the same headings in every language` })];
  });
}

/** Texts that show other pictures than those of the other languages; of each language's own, the names are compared. */
export function unequalPictures(entries: readonly TextEntry[]): string[] {
  const names = (entry: TextEntry): string =>
    picturesIn(entry)
      .map((path) => posix.basename(path))
      .join(', ');
  return unlikeOthers(entries, names).map(({ entry, source }) => {
    const wanted = names(source) || 'none';
    return sayMistake(entry.path, {
      line: entry.bodyLine,
      text: `expected the same pictures as in ${source.path}: ${wanted}, in place of ${names(entry) || 'none'}`,
    });
  });
}

/**
 * Fields that are not translated and so must be the same in each language: what a question needs, the year of a text,
 * the picture of a step, the moments of an announcement.
 */
export const SAME_FIELDS: readonly string[] = ['needs', 'updated', 'picture', 'from', 'until'];

/** Texts in which such a field differs from the other languages. */
export function unequalFields(entries: readonly TextEntry[]): string[] {
  return SAME_FIELDS.flatMap((name) =>
    unlikeOthers(entries, ({ fields }) => String(fields[name])).map(({ entry, source }) => {
      const line = entry.fieldLines[name] ?? 2;
      return sayMistake(entry.path, { line, text: `expected the same "${name}" as in ${source.path}` });
    }),
  );
}

/**
 * Texts that differ from most languages, each with one that is right; without a majority, the English one is right.
 * Texts that can't be read are not compared.
 */
function unlikeOthers(
  entries: readonly TextEntry[],
  hashOf: (entry: TextEntry) => string,
): { entry: TextEntry; source: TextEntry }[] {
  const whole = entries.filter(({ mistakes }) => mistakes.length === 0);
  const variants = Map.groupBy(whole, ({ folder, place }) => `${folder}/${place}`);
  return [...variants.values()].flatMap((texts) => {
    const alike = [...Map.groupBy(texts, hashOf).values()];
    const most = Math.max(...alike.map(({ length }) => length));
    const frequent = alike.filter(({ length }) => length === most);
    const right = frequent.find((some) => some.some(isEnglish)) ?? frequent[0] ?? [];
    const source = right.find(isEnglish) ?? right[0];
    return source ? texts.filter((entry) => !right.includes(entry)).map((entry) => ({ entry, source })) : [];
  });
}

function isEnglish({ locale }: TextEntry): boolean {
  return locale === 'en';
}

function inOrder(locales: readonly Locale[]): Locale[] {
  return LOCALES.filter((locale) => locales.includes(locale));
}
