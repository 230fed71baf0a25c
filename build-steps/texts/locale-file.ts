import { stemOf } from '#i18n/text.ts';
import { LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { readJsonFile } from './json-lines.ts';
import type { Mistake } from './mistake.ts';
import { wordingMistake } from './wording.ts';

/** A text of a locale file, and its line. */
interface LocaleText {
  /** Undefined if the value is no text, such as a number. */
  text: string | undefined;
  line: number;
}

/** A file of `locales/<language>/`. */
export interface LocaleFile {
  locale: Locale;
  path: string;
  /** The file's texts by their keys. A key in a group is joined by dots. Undefined if the file can't be read. */
  texts: ReadonlyMap<string, LocaleText> | undefined;
  /** Returns the line of a key. If the key is missing, returns the line of the group where it belongs. */
  lineOf(key: string): number;
  mistakes: Mistake[];
}

/** Reads a locale file. Reports the mistakes that can be found without other files. */
export function readLocaleFile(root: string, path: string, locale: Locale): LocaleFile {
  const json = readJsonFile(root, path);
  const lineOf = (key: string): number => json.lineOf(key.split('.'));
  const file = { locale, path, lineOf, mistakes: [...json.mistakes] };
  if (json.value === undefined) return { ...file, texts: undefined };
  const texts = new Map<string, LocaleText>(
    flatten(json.value, []).map(({ key, value }) => [
      key,
      { text: typeof value === 'string' ? value : undefined, line: lineOf(key) },
    ]),
  );
  file.mistakes.push(
    ...[...texts].flatMap(([key, text]) => textMistakes(key, text, locale)),
    ...missingForms([...texts.keys()], LANGUAGE_TAG[locale]).map(({ key, text }) => ({ line: lineOf(key), text })),
  );
  return { ...file, texts };
}

function flatten(value: unknown, path: readonly string[]): { key: string; value: unknown }[] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup) return [{ key: path.join('.'), value }];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
}

function textMistakes(key: string, { text, line }: LocaleText, locale: Locale): Mistake[] {
  const said = (what: string): Mistake => ({ line, text: `${key || 'the file'}: ${what}` });
  if (text === undefined) return [said('expected a text in quotation marks')];
  if (!text.trim()) return [said('expected a text, but it is empty')];
  const brace = /\{+[^{}]*\}*|\}+/.exec(text.replace(/\{\{\w+\}\}/g, ''))?.[0];
  const wording = wordingMistake(text, locale);
  return [
    ...(wording ? [said(wording)] : []),
    ...(brace ? [said(`write a name in two pairs of braces, such as {{count}}, instead of ${brace}`)] : []),
    ...(/<[a-z/!]/i.test(text) ? [said('remove the HTML: readers would see its tags')] : []),
  ];
}

/** Returns messages about missing plural forms. A text that has one form must have all forms of its language. */
function missingForms(keys: readonly string[], tag: string): { key: string; text: string }[] {
  const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const plurals = keys.filter((key) => stemOf(key) !== key);
  return [...Map.groupBy(plurals, stemOf)].flatMap(([stem, [key = stem, ...others]]) =>
    wanted
      .map((form) => `${stem}_${form}`)
      .filter((form) => ![key, ...others].includes(form))
      .map((form) => ({ key, text: `${form}: this plural form is missing: add it` })),
  );
}
