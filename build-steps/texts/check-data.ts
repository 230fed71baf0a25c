import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { DATA_FILES } from './data-schemas.ts';
import { type LinedJson, readJsonFile } from './json-lines.ts';
import { type Mistake, sayMistake } from './mistake.ts';

/** The path of one of the JSON lists for editors. */
export type DataFile = keyof typeof DATA_FILES;

/** An entry of a list. */
interface Keyed {
  /** The value that identifies the entry, such as a client's type. */
  name: string;
  line: number;
}

/** Returns what is wrong with editors' JSON lists, as `file:line: what is expected`. */
export function dataMistakes(root: string): string[] {
  return (Object.keys(DATA_FILES) as DataFile[]).flatMap((path) => {
    if (!existsSync(join(root, path))) return [`${path}: is missing`];
    const json = readJsonFile(root, path);
    return [...json.mistakes, ...valueMistakes(json, path)].map((mistake) => sayMistake(path, mistake));
  });
}

/**
 * Returns the identifying values of a list's entries. Undefined if the list can't be read; `dataMistakes` reports that.
 */
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
    if (issue.code !== 'unrecognized_keys') return [mistakeAt(json, place, issue.message)];
    return issue.keys.map((name) =>
      mistakeAt(json, [...place, name], 'is not a field of this list: remove it, or correct its name'),
    );
  });
  if (!Array.isArray(json.value)) return mistakes;
  const entries = keyed(json, key);
  const names = entries.map(({ name }) => name);
  const lacking = (needed as readonly string[]).filter((name) => !names.includes(name));
  const repeated = entries.filter(({ name }, index) => names.indexOf(name) < index);
  return [
    ...mistakes,
    ...repeated.map(({ name, line }) => ({ line, text: `${key}: "${name}" occurs twice: remove one of the entries` })),
    ...lacking.map((name) => ({ line: 1, text: `${key}: there is no entry for "${name}": add one` })),
  ];
}

/** Returns a mistake in a value. Its name omits the entry's index, because the line shows which entry it is. */
function mistakeAt(json: LinedJson, path: readonly (string | number)[], what: string): Mistake {
  const name = path.slice(1).join('.');
  return { line: json.lineOf(path), text: name ? `${name}: ${what}` : what };
}

function keyed({ value, lineOf }: LinedJson, key: string): Keyed[] {
  return (value as unknown[]).flatMap((entry, index) => {
    const name: unknown = Object(entry)[key];
    return typeof name === 'string' ? [{ name, line: lineOf([index, key]) }] : [];
  });
}
