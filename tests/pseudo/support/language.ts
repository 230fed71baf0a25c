import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode, writeBlock } from '../../recipes/support/project.ts';
import { pseudoMarkdown } from './markdown.ts';
import { pseudoText } from './words.ts';

/** The first segment of the made-up language's addresses. */
export const PSEUDO = 'xa';

/** Any JSON value. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Adds the made-up language to a copy of the project, with the same steps as any language: a row, `npm run
 * add:language`, its texts. The tags are those of Android and Chromium for such languages.
 */
export async function addPseudoLanguage(folder: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const tag = direction === 'ltr' ? 'en-XA' : 'ar-XB';
  const row = `${PSEUDO}: { tag: '${tag}', name: '«Ƥşḗḗŭŭḓǿǿ»', direction: '${direction}', suits: ['${tag}'], apiText: 'en' },`;
  const anchor = '} as const satisfies Readonly<Record<string, Language>>;';
  writeBlock({ kind: 'above', file: 'src/routes/languages.ts', anchor, line: 0, text: `  ${row}\n` }, folder);
  const { isGood, output } = await runNode(folder, ['tools/add-language.ts', PSEUDO, 'en']);
  if (!isGood) throw new Error(output);
  rewrite(folder, `locales/${PSEUDO}/*.json`, (source) => inJson(source, everyText));
  rewrite(folder, `src/content/*/${PSEUDO}/**/*.md`, pseudoMarkdown);
  rewrite(folder, '{src/content,brand}/**/*.json', (source) => inJson(source, ownTexts));
}

/**
 * All values that an operator has set in a copy of the project, as JSON, without the site's own texts; the locations also
 * as the list that pages have.
 */
export async function operatorsValues(folder: string): Promise<string> {
  const files = ['src/config.ts', 'brand/brand.ts', 'src/prose/operator-facts.ts'];
  const [config, brand, facts] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>),
  );
  const { statedLocations } = facts as unknown as { statedLocations: (locale: string) => string | undefined };
  return JSON.stringify([config, brand, statedLocations(PSEUDO)]);
}

function rewrite(folder: string, pattern: string, change: (source: string) => string): void {
  for (const file of globSync(pattern, { cwd: folder }).map((name) => join(folder, name)))
    writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function inJson(source: string, change: (value: Json) => Json): string {
  return `${JSON.stringify(change(JSON.parse(source)), null, 2)}\n`;
}

function everyText(value: Json): Json {
  if (typeof value === 'string') return pseudoText(value);
  return ofParts(value, (_, inner) => everyText(inner));
}

/** Translates, in files with all languages, only this language's part. */
function ownTexts(value: Json): Json {
  return ofParts(value, (name, inner) => (name === PSEUDO ? everyText(inner) : ownTexts(inner)));
}

function ofParts(value: Json, change: (name: string, inner: Json) => Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => change('', inner));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(name, inner)]));
}
