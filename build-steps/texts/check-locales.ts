import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { brandValues } from '../../src/i18n/brand-values.ts';
import { stemOf } from '../../src/i18n/text.ts';
import { isLocale, LOCALES, type Locale } from '../../src/routes/locales.ts';
import { type Disagreement, disagreements } from './agreement.ts';
import { untranslatedScreens } from './check-translated.ts';
import { type LocaleFile, readLocaleFile } from './locale-file.ts';
import { sayMistake } from './mistake.ts';

/** What is wrong with the texts of screens, `locales/<language>/<screen>.json`, as `file:line: what is expected`. */
export function localeMistakes(root: string): string[] {
  const paths = globSync('locales/**/*.*', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const namespaces = new Map<Locale, Set<string>>(LOCALES.map((locale) => [locale, new Set()]));
  const strangers: string[] = [];
  for (const path of paths) {
    const [, locale, name = ''] = /^locales\/([^/]+)\/(\w+)\.json$/.exec(path) ?? [];
    if (isLocale(locale)) namespaces.get(locale)?.add(name);
    else strangers.push(`${path}: expected a path like locales/${LOCALES.join('|')}/login.json`);
  }
  const files = LOCALES.flatMap((locale) =>
    [...(namespaces.get(locale) ?? [])].map((name) => readLocaleFile(root, `locales/${locale}/${name}.json`, locale)),
  );
  const screens = Map.groupBy(files, ({ path }) => basename(path));
  return [
    ...strangers,
    ...disagreements(namespaces).map(ofFiles),
    ...files.flatMap(({ path, mistakes }) => mistakes.map((mistake) => sayMistake(path, mistake))),
    ...untranslatedScreens(files.filter(({ mistakes }) => mistakes.length === 0)),
    ...[...screens.values()].flatMap((variants) => {
      const readable = variants.filter(({ texts }) => texts !== undefined);
      return [...differentKeys(readable), ...differentPlaces(readable)];
    }),
  ];
}

function ofFiles(one: Disagreement): string {
  const path = `locales/${one.locale}/${one.name}.json`;
  if (one.meant) return `${path}: expected the name ${one.meant}.json, as in ${list(one)}`;
  if (one.kind === 'missing') return `${path}: is missing, though it stands in ${list(one)}`;
  return `${path}: no other language has a file of this name`;
}

function differentKeys(files: readonly LocaleFile[]): string[] {
  const keys = new Map(files.map((file) => [file.locale, new Set([...(file.texts?.keys() ?? [])].map(stemOf))]));
  const found = disagreements(keys);
  const said = found.flatMap((one) => {
    const file = files.find(({ locale }) => locale === one.locale);
    if (!file) return [];
    const own = [...(keys.get(one.locale) ?? [])];
    const groups = groupsOf(one.name);
    // A text instead of a group, or a group instead of a text, is not reported as missing texts.
    const text = groups.find((group) => own.includes(group));
    if (one.kind === 'missing' && text)
      return [{ file, name: text, what: `expected a group of texts, as in ${list(one)}` }];
    if (one.kind === 'missing' && own.some((key) => key.startsWith(`${one.name}.`))) {
      return [{ file, name: one.name, what: `expected a text in place of this group, as in ${list(one)}` }];
    }
    const isSaid = found.some(
      (other) => other.kind === 'missing' && other.locale === one.locale && isAround(one.name, other.name),
    );
    if (one.kind === 'alone' && isSaid) return [];
    // If a whole group is missing, only the group is reported.
    const group = groups.find((name) => !own.some((key) => key.startsWith(`${name}.`)));
    return [{ file, name: one.kind === 'missing' ? (group ?? one.name) : one.name, what: ofKeys(one) }];
  });
  return [
    ...new Set(
      said.map(({ file, name, what }) =>
        sayMistake(file.path, { line: lineOfStem(file, name), text: `${name}: ${what}` }),
      ),
    ),
  ];
}

function ofKeys(one: Disagreement): string {
  if (one.meant) return `expected "${one.meant.split('.').at(-1)}", as in ${list(one)}`;
  if (one.kind === 'missing') return `is missing here, though it stands in ${list(one)}`;
  return 'no other language has this text: add it there, or remove it here';
}

function list({ others }: Disagreement): string {
  return others.join(' and ');
}

/** The groups around a key, outermost first: for `a.b.c` `a` and `a.b`. */
function groupsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** Is one of two keys a group around the other? */
function isAround(one: string, other: string): boolean {
  return one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

function lineOfStem({ texts, lineOf }: LocaleFile, stem: string): number {
  const key = [...(texts?.keys() ?? [])].find((each) => stemOf(each) === stem);
  return lineOf(key ?? stem);
}

/** Placeholders that are always filled. */
const ALWAYS_FILLED = new Set(Object.keys(brandValues('en')).map((name) => `{{${name}}}`));

/**
 * Texts whose `{{placeholders}}` differ from those of most languages: a value would be lost, or a placeholder shown.
 */
function differentPlaces(files: readonly LocaleFile[]): string[] {
  const texts = files.flatMap((file) =>
    [...(file.texts ?? [])].flatMap(([key, { text, line }]) =>
      text === undefined ? [] : [{ file, key, stem: stemOf(key), line, placeholders: placeholdersOf(text) }],
    ),
  );
  return [...Map.groupBy(texts, ({ stem }) => stem).values()].flatMap((variants) => {
    const full = variants.filter(({ key, stem }) => isForMost(key, stem));
    const [usual = []] = [...Map.groupBy(full, ({ placeholders }) => placeholders.join(' ')).values()].sort(
      (a, b) => b.length - a.length,
    );
    const wanted = usual[0]?.placeholders ?? [];
    const others = usual.map(({ file: { locale } }) => locale).join(' and ');
    return variants.flatMap(({ file, key, stem, line, placeholders }) => {
      const lacking = isForMost(key, stem) ? wanted.filter((name) => !placeholders.includes(name)) : [];
      const needless = placeholders.filter((name) => !wanted.includes(name) && !ALWAYS_FILLED.has(name));
      return [
        ...lacking.map((name) => `${key}: expected the placeholder ${name}, as in ${others}`),
        ...needless.map((name) => `${key}: nothing fills the placeholder ${name}: it is not in ${others}`),
      ].map((text) => sayMistake(file.path, { line, text }));
    });
  });
}

/** Is this a text without plural, or the form for most numbers? Other forms may omit the number: "one day". */
function isForMost(key: string, stem: string): boolean {
  return key === stem || key === `${stem}_other`;
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name))].sort();
}
