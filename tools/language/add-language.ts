import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stemOf } from '../../src/i18n/text.ts';
import { withNames } from './names-in-code.ts';

/** Where an operator's values stand. */
const OPERATORS_FILES = ['src/config.ts', 'brand/**/*.ts'];

/** What a JSON file holds. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What is asked for cannot be done; the message is for the person who asked. */
export class LanguageMistake extends Error {}

/** Which language gets whose texts, in which project. */
interface Order {
  root: string;
  to: string;
  from: string;
  /** The site's languages with their tags. */
  tags: Readonly<Record<string, string>>;
}

/** What was added for a language. */
interface AddedLanguage {
  /** The folders and files of its texts. */
  written: string[];
  /** The operator's values that have a name in it now, as `file:line: fr: 'Petrel'`. */
  names: string[];
}

/**
 * Gives a new language the texts of another one and its names in the operator's values, and answers what was written. Throws before
 * anything is, when that cannot be done.
 */
export function addLanguage({ root, to, from, tags }: Order): AddedLanguage {
  const tag = tags[to];
  if (tag === undefined) {
    throw new LanguageMistake(
      `"${to}" is no language of the site yet: give it a row in src/routes/languages.ts first.`,
    );
  }
  if (tags[from] === undefined || from === to) {
    const others = Object.keys(tags).filter((name) => name !== to);
    throw new LanguageMistake(`Texts can be taken from ${others.join(', ')}, not from "${from}".`);
  }
  const folders = globSync(['locales', 'src/content/*'], { cwd: root, exclude: ['**/*.*'] }).sort();
  const sources = folders.filter((folder) => existsSync(join(root, folder, from)));
  const taken = sources.map((folder) => join(folder, to)).filter((folder) => existsSync(join(root, folder)));
  if (taken.length > 0) throw new LanguageMistake(`${taken.join(', ')}: there already. Nothing was written.`);

  const copied = sources.map((folder) => copyFolder(root, join(folder, from), join(folder, to), tag));
  const shared = globSync(['src/content/**/*.json', 'brand/*.json'], { cwd: root })
    .sort()
    .filter((file) => rewriteJson(join(root, file), join(root, file), (value) => withLanguage(value, to, from)));
  return { written: [...copied, ...shared], names: addNames(root, to, from) };
}

/** Gives the operator's values the names of another language, and answers where they stand. */
function addNames(root: string, to: string, from: string): string[] {
  return globSync(OPERATORS_FILES, { cwd: root })
    .sort()
    .flatMap((path) => {
      const { code, added } = withNames(readFileSync(join(root, path), 'utf8'), to, from);
      if (added.length > 0) writeFileSync(join(root, path), code);
      return added.map(({ line, value }) => `${path}:${line}: ${to}: ${value}`);
    });
}

/** Copies a language's folder. Texts that count get the plural forms that the new language has. */
function copyFolder(root: string, from: string, to: string, tag: string): string {
  cpSync(join(root, from), join(root, to), { recursive: true });
  for (const file of globSync('**/*.json', { cwd: join(root, to) })) {
    rewriteJson(join(root, from, file), join(root, to, file), (value) => withPluralForms(value, tag));
  }
  return `${to}/`;
}

/** Writes what is made of a JSON file, and answers whether that is something else. */
function rewriteJson(from: string, to: string, change: (value: Json) => Json): boolean {
  const old = JSON.parse(readFileSync(from, 'utf8')) as Json;
  const changed = change(old);
  if (JSON.stringify(changed) === JSON.stringify(old)) return false;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(changed, null, 2)}\n`);
  return true;
}

/**
 * Texts with exactly the plural forms that a language has; a form that was not there says what the form for most numbers says.
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
 * A value in which each text that stands in several languages stands in one more.
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
