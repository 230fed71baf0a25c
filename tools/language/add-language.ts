import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stemOf } from '#i18n/text.ts';
import { withNames } from './names-in-code.ts';

/** The files with an operator's values. */
const OPERATORS_FILES = ['src/config.ts', 'brand/**/*.ts'];

/** Any JSON value. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Thrown if the language can't be added. The message is for the user. */
export class LanguageMistake extends Error {}

/** The language to add, the language whose texts to copy, and the project. */
interface Order {
  root: string;
  to: string;
  from: string;
  /** The site's languages with their tags. */
  tags: Readonly<Record<string, string>>;
}

/** The results of adding a language. */
interface AddedLanguage {
  /** The folders and files of its texts. */
  written: string[];
  /** The operator's values that now have a name in the language, as `file:line: fr: 'Petrel'`. */
  names: string[];
}

/**
 * Copies the texts of another language for a new one, and gives it names in the operator's values. Returns what was
 * written. If that is impossible, throws before it writes anything.
 */
export function addLanguage({ root, to, from, tags }: Order): AddedLanguage {
  const tag = tags[to];
  if (tag === undefined) {
    throw new LanguageMistake(`"${to}" is no language of the site yet: add a row to src/routes/languages.ts first.`);
  }
  if (tags[from] === undefined || from === to) {
    const others = Object.keys(tags).filter((name) => name !== to);
    throw new LanguageMistake(`Texts can be taken from ${others.join(', ')}, not from "${from}".`);
  }
  const folders = globSync(['locales', 'src/content/*'], { cwd: root, exclude: ['**/*.*'] }).sort();
  const sources = folders.filter((folder) => existsSync(join(root, folder, from)));
  const taken = sources.map((folder) => join(folder, to)).filter((folder) => existsSync(join(root, folder)));
  if (taken.length > 0)
    throw new LanguageMistake(
      `${taken.join(', ')} exists already, so nothing was written. To start again, remove it first.`,
    );

  const copied = sources.map((folder) => copyFolder(root, join(folder, from), join(folder, to), tag));
  const shared = globSync(['src/content/**/*.json', 'brand/*.json'], { cwd: root })
    .sort()
    .filter((file) => rewriteJson(join(root, file), join(root, file), (value) => withLanguage(value, to, from)));
  return { written: [...copied, ...shared], names: addNames(root, to, from) };
}

/** Adds the language's names to the operator's values, and returns their places. */
function addNames(root: string, to: string, from: string): string[] {
  return globSync(OPERATORS_FILES, { cwd: root })
    .sort()
    .flatMap((path) => {
      const { code, added } = withNames(readFileSync(join(root, path), 'utf8'), to, from);
      if (added.length > 0) writeFileSync(join(root, path), code);
      return added.map(({ line, value }) => `${path}:${line}: ${to}: ${value}`);
    });
}

/** Copies a language's folder. Texts with plurals get the plural forms of the new language. */
function copyFolder(root: string, from: string, to: string, tag: string): string {
  cpSync(join(root, from), join(root, to), { recursive: true });
  for (const file of globSync('**/*.json', { cwd: join(root, to) })) {
    rewriteJson(join(root, from, file), join(root, to, file), (value) => withPluralForms(value, tag));
  }
  return `${to}/`;
}

/** Writes the changed JSON file, and returns whether it differs. */
function rewriteJson(from: string, to: string, change: (value: Json) => Json): boolean {
  const old = JSON.parse(readFileSync(from, 'utf8')) as Json;
  const changed = change(old);
  if (JSON.stringify(changed) === JSON.stringify(old)) return false;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(changed, null, 2)}\n`);
  return true;
}

/**
 * Returns the texts with exactly the plural forms of a language. A new form gets the text of the form `other`.
 *
 * @example withPluralForms({ days_other: '天' }, 'en') // { days_one: '天', days_other: '天' }
 */
export function withPluralForms(value: Json, tag: string): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
      const stem = stemOf(key);
      if (stem === key) return [[key, withPluralForms(inner, tag)]];
      if (key !== `${stem}_other`) return [];
      return forms.map((form) => [`${stem}_${form}`, value[`${stem}_${form}`] ?? inner]);
    }),
  );
}

/**
 * Returns a value in which each text in several languages has one more language.
 *
 * @example withLanguage({ title: { zh: '付', en: 'Pay' } }, 'fr', 'en') // { title: { zh: '付', en: 'Pay', fr: 'Pay' } }
 */
export function withLanguage(value: Json, to: string, from: string): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => withLanguage(inner, to, from));
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [key, withLanguage(inner, to, from)]);
  const text = value[from];
  return Object.fromEntries(typeof text === 'string' && !(to in value) ? [...entries, [to, text]] : entries);
}
