import { posix } from 'node:path';
import { LOCALES } from '../../src/routes/locales.ts';
import { picturesIn } from './guide-pictures.ts';
import { headingsOf } from './headings.ts';
import { lacks } from './lacks.ts';
import { sayMistake } from './mistake.ts';
import type { TextEntry } from './text-entry.ts';

/** Files that are missing in a language although other languages have them. */
export function missingTranslations(entries: readonly TextEntry[]): string[] {
  const places = new Map(
    LOCALES.map((locale) => [
      locale,
      new Set(
        entries
          .filter((entry) => entry.locale === locale)
          .map(({ folder, place }) => `src/content/${folder}/%/${place}`),
      ),
    ]),
  );
  return lacks(places).map(({ locale, name, text }) => `${name.replace('%', locale)}: ${text}`);
}

/**
 * Fields that are not translated and so must be the same in each language: what a question needs, the year of a text,
 * the picture of a step, the moments of an announcement.
 */
export const SAME_FIELDS: readonly string[] = ['needs', 'updated', 'picture', 'from', 'until'];

/** Texts that differ in something that must be the same in every language. */
export function unequalTexts(entries: readonly TextEntry[]): string[] {
  return [...unequalHeadings(entries), ...unequalFields(entries), ...unequalPictures(entries)];
}

/** Links to a part of a text work in all languages only if the number and levels of headings are the same. */
function unequalHeadings(entries: readonly TextEntry[]): string[] {
  const levels = (entry: TextEntry): string[] => headingsOf(entry.tree).map(({ depth }) => '#'.repeat(depth));
  return unlikeOthers(entries, (entry) => levels(entry).join(' ')).map(({ entry, source }) => {
    const [own, wanted] = [levels(entry), levels(source)];
    const at = Array.from({ length: own.length + 1 }, (_, index) => index).find(
      (index) => own[index] !== wanted[index],
    );
    const line = headingsOf(entry.tree)[at ?? 0]?.position?.start.line ?? entry.bodyLine;
    const text = `expected the same headings as in ${source.path} (${wanted.join(', ') || 'none'}), because links need them in every language`;
    return sayMistake(entry.path, { line, text });
  });
}

function unequalFields(entries: readonly TextEntry[]): string[] {
  return SAME_FIELDS.flatMap((name) =>
    unlikeOthers(entries, ({ fields }) => String(fields[name])).map(({ entry, source }) => {
      const line = entry.fieldLines[name] ?? 2;
      return sayMistake(entry.path, { line, text: `expected the same "${name}" as in ${source.path}` });
    }),
  );
}

/** Of each language's own pictures, the names are compared. */
function unequalPictures(entries: readonly TextEntry[]): string[] {
  const names = (entry: TextEntry): string =>
    picturesIn(entry)
      .map((path) => posix.basename(path))
      .join(', ');
  return unlikeOthers(entries, names).map(({ entry, source }) => {
    const text = `expected the same pictures as in ${source.path}: ${names(source) || 'none'}`;
    return sayMistake(entry.path, { line: entry.bodyLine, text });
  });
}

/** Texts that differ from most languages, each with one that is right; without a majority, the English one is right. */
function unlikeOthers(
  entries: readonly TextEntry[],
  hashOf: (entry: TextEntry) => string,
): { entry: TextEntry; source: TextEntry }[] {
  const variants = Map.groupBy(entries, ({ folder, place }) => `${folder}/${place}`);
  return [...variants.values()].flatMap((texts) => {
    const alike = [...Map.groupBy(texts, hashOf).values()].sort(
      (a, b) => b.length - a.length || Number(b.some(isEnglish)) - Number(a.some(isEnglish)),
    );
    const [right = []] = alike;
    const source = right.find(isEnglish) ?? right[0];
    return source ? texts.filter((entry) => !right.includes(entry)).map((entry) => ({ entry, source })) : [];
  });
}

function isEnglish({ locale }: TextEntry): boolean {
  return locale === 'en';
}
