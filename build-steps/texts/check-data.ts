import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { isLocale } from '../../src/routes/locales.ts';
import { DATA_FILES } from './data-schemas.ts';
import { type LinedJson, readJsonFile } from './json-lines.ts';
import { type Mistake, sayMistake } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import { isForeign } from './scripts.ts';
import { sayForeign, wordingMistake } from './wording.ts';

/** One of the JSON lists for editors. */
export type DataFile = keyof typeof DATA_FILES;

/** An entry of a list. */
interface Keyed {
  /** The value that identifies it, such as a client's type. */
  name: string;
  line: number;
}

/** What is wrong with editors' JSON lists, as `file:line: what is expected`. */
export function dataMistakes(root: string): string[] {
  return (Object.keys(DATA_FILES) as DataFile[]).flatMap((path) => {
    if (!existsSync(join(root, path))) return [`${path}: is missing`];
    const json = readJsonFile(root, path);
    return [...json.mistakes, ...valueMistakes(json, path)].map((mistake) => sayMistake(path, mistake));
  });
}

/** The identifying values of a list's entries; undefined if the list can't be read, which `dataMistakes` reports. */
export function entriesOf(root: string, path: DataFile): Keyed[] | undefined {
  if (!existsSync(join(root, path))) return undefined;
  const json = readJsonFile(root, path);
  return Array.isArray(json.value) ? keyed(json, DATA_FILES[path].key) : undefined;
}

function valueMistakes(json: LinedJson, path: DataFile): Mistake[] {
  if (json.value === undefined) return [];
  const { schema, key, needed } = DATA_FILES[path];
  const issues = z.array(schema, { error: 'expected a list: [ … ]' }).safeParse(json.value).error?.issues ?? [];
  const mistakes = issues.flatMap((issue) => {
    const place = issue.path as (string | number)[];
    const { shape } = schema;
    if (issue.code !== 'unrecognized_keys') {
      return [{ line: json.lineOf(place), text: `${nameOf(place)}${issue.message}` }];
    }
    return issue.keys.map((name) => {
      const known = place.length === 1 ? didYouMean(name, Object.keys(shape)) : '';
      const text = `${nameOf([...place, name])}is no field of this kind of entry${known}`;
      return { line: json.lineOf([...place, name]), text };
    });
  });
  if (!Array.isArray(json.value)) return mistakes;
  const entries = keyed(json, key);
  const lacking = (needed as readonly string[]).filter((name) => entries.every((entry) => entry.name !== name));
  return [
    ...mistakes,
    ...wordings(json, json.value, []),
    ...entries.flatMap(({ name, line }, index) =>
      entries.findIndex((entry) => entry.name === name) < index
        ? [{ line, text: `${key}: expected "${name}" once` }]
        : [],
    ),
    ...lacking.map((name) => ({ line: 1, text: `${key}: no entry is for "${name}"` })),
  ];
}

/** What is wrong with the words of texts in languages, wherever they stand in a list. */
function wordings(json: LinedJson, value: unknown, path: readonly (string | number)[]): Mistake[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([name, inner]) => wordings(json, inner, [...path, name]));
  }
  const locale = path.at(-1);
  if (typeof value !== 'string' || !isLocale(locale)) return [];
  const wrong =
    wordingMistake(value, locale, { isCurled: false }) ?? (isForeign(value, locale) ? sayForeign(locale) : undefined);
  return wrong ? [{ line: json.lineOf(path), text: `${nameOf(path)}${wrong}` }] : [];
}

/** `name.tw: `, without the entry's index, because the line shows which entry it is. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.slice(1).join('.');
  return name ? `${name}: ` : '';
}

function keyed({ value, lineOf }: LinedJson, key: string): Keyed[] {
  return (value as unknown[]).flatMap((entry, index) => {
    const name: unknown = Object(entry)[key];
    return typeof name === 'string' ? [{ name, line: lineOf([index, key]) }] : [];
  });
}
