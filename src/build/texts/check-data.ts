import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { DATA_FILES } from './data-schemas.ts';
import { type LinedJson, readJson } from './json-lines.ts';

/** What is wrong with editors' lists in JSON, as `file:line: what is expected`. */
export function dataMistakes(root: string): string[] {
  return Object.entries(DATA_FILES).flatMap(([path, { schema, key }]) => {
    const file = join(root, path);
    if (!existsSync(file)) return [`${path}: is missing`];
    const json = readJson(readFileSync(file, 'utf8'));
    if (json.brokenAt !== undefined) return [`${path}:${json.brokenAt}: expected JSON`];
    const issues = z.array(schema, { error: 'expected a list: [ … ]' }).safeParse(json.value).error?.issues ?? [];
    const mistakes = issues.flatMap((issue) => {
      const names = issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path];
      return names.map((place) => {
        const what = issue.code === 'unrecognized_keys' ? 'is no field of this kind of entry' : issue.message;
        return { line: json.lineOf(place), text: `${nameOf(place)}${what}` };
      });
    });
    const found = mistakes.length > 0 ? mistakes : repeated(json, key);
    return found.map(({ line, text }) => `${path}:${line}: ${text}`);
  });
}

/** `name.tw: `, without the number of the entry, which the line tells. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.slice(1).join('.');
  return name ? `${name}: ` : '';
}

function repeated({ value, lineOf }: LinedJson, key: string): { line: number; text: string }[] {
  const names = (value as Record<string, unknown>[]).map((entry) => entry[key]);
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ line: lineOf([index, key]), text: `${key}: expected "${name}" once` }] : [],
  );
}
