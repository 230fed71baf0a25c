import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { filledValues } from '#i18n/filled-values.ts';
import { stemOf } from '#i18n/text.ts';
import { isLocale, LOCALES } from '#routes/locales.ts';
import { lacks } from './check-languages.ts';
import { type LocaleFile, readLocaleFile } from './locale-file.ts';
import { sayMistake } from './mistake.ts';

/** Returns what is wrong with the texts of screens, `locales/<language>/<screen>.json`, as `file:line: what is expected`. */
export function localeMistakes(root: string): string[] {
  const paths = globSync('locales/**/*.*', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const found = paths.map((path) => ({ path, parts: /^locales\/([^/]+)\/(\w+)\.json$/.exec(path) ?? [] }));
  const strangers = found.filter(({ parts: [, locale] }) => !isLocale(locale));
  const files = LOCALES.flatMap((locale) =>
    found.filter(({ parts }) => parts[1] === locale).map(({ path }) => readLocaleFile(root, path, locale)),
  );
  const names = files.map(({ locale, path }) => ({ locale, name: basename(path) }));
  const read = files.filter(({ texts }) => texts !== undefined);
  const screens = Map.groupBy(read, ({ path }) => basename(path));
  return [
    ...strangers.map(({ path }) => `${path}: expected a path like locales/${LOCALES.join('|')}/login.json`),
    ...lacks(names).map(({ locale, name, text }) => `locales/${locale}/${name}: ${text}`),
    ...files.flatMap(({ path, mistakes }) => mistakes.map((mistake) => sayMistake(path, mistake))),
    ...[...screens.values()].flatMap((variants) => [...missingKeys(variants), ...differentPlaces(variants)]),
  ];
}

/** Returns messages about texts that a file lacks although other languages have them. Any plural form of a text counts. */
function missingKeys(files: readonly LocaleFile[]): string[] {
  const names = files.flatMap(({ locale, texts }) =>
    [...(texts?.keys() ?? [])].map((key) => ({ locale, name: stemOf(key) })),
  );
  const locales = files.map(({ locale }) => locale);
  return lacks(names, locales).flatMap(({ locale, name, text }) =>
    files
      .filter((file) => file.locale === locale)
      .map(({ path, lineOf }) => sayMistake(path, { line: lineOf(name), text: `${name}: ${text}` })),
  );
}

/** Placeholders that are filled in every text, so each language may use them where it wants. */
const ALWAYS_FILLED = Object.keys(filledValues('en')).map((name) => `{{${name}}}`);

/**
 * Returns messages about texts whose `{{placeholders}}` differ from the English ones. Such a text would lose a value,
 * or would show a placeholder.
 */
function differentPlaces(files: readonly LocaleFile[]): string[] {
  const texts = files.flatMap(({ locale, path, texts }) =>
    [...(texts ?? [])].map(([key, { text, line }]) => ({
      locale,
      path,
      key,
      stem: stemOf(key),
      line,
      places: placesIn(text ?? ''),
    })),
  );
  return [...Map.groupBy(texts, ({ stem }) => stem)].flatMap(([stem, variants]) => {
    // Plural forms for few numbers may omit the number: "one day".
    const isWhole = (key: string): boolean => key === stem || key === `${stem}_other`;
    const english = variants.find(({ locale, key }) => locale === 'en' && isWhole(key));
    if (!english) return [];
    const wanted = english.places;
    return variants
      .filter(
        ({ key, places }) =>
          (isWhole(key) && wanted.some((name) => !places.includes(name))) ||
          places.some((name) => !wanted.includes(name)),
      )
      .map(({ path, key, line }) => {
        const text = `${key}: expected the placeholders ${wanted.join(' ') || '(none)'}, as in ${english.path}`;
        return sayMistake(path, { line, text });
      });
  });
}

function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].filter((name) => !ALWAYS_FILLED.includes(name)).sort();
}
