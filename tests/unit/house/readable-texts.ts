import { globSync, readFileSync } from 'node:fs';
import * as brand from '../../../brand/brand.ts';
import * as config from '../../../src/config.ts';
import { brandValues } from '../../../src/i18n/brand-values.ts';
import { LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { flatten } from '../i18n/locale-checks.ts';

/** A text that a person can read, and where it is written. */
export interface ReadableText {
  /** The file, and its key or line. */
  where: string;
  /** As it is written, but without Markdown, addresses and code. */
  text: string;
}

/** Places in texts that are filled with words of the text's language; the others get figures, addresses or names in Latin letters. */
const WORDS = new Set(['brand', 'agentName', 'level']);

/** Places that are filled with either. */
const EITHER = new Set([
  'name',
  'title',
  'label',
  'method',
  'client',
  'clients',
  'more',
  'ago',
  'language',
  'value',
  'now',
  'step',
]);

/** Stands for a figure or a name in Latin letters. */
const LATIN = 'Xx';

/** Stands for what may be either: no letter, no figure and no sign. */
const UNKNOWN = '\uE000';

/** Fields in the head of an editor's text that nobody reads. */
const NO_TEXT = /^(picture|updated|part|order): /;

/**
 * Every text of a language that a person can read: those of `locales/` (with titles, descriptions, and words for shared links and mails),
 * the editors' Markdown and data, and the operator's values.
 */
export function textsOf(locale: Locale): ReadableText[] {
  const locales = globSync(`locales/${locale}/*.json`).flatMap((file) =>
    Object.entries(flatten(JSON.parse(readFileSync(file, 'utf8')))).map(([key, text]) => ({
      where: `${file}: ${key}`,
      text,
    })),
  );
  const markdown = globSync(`src/content/*/${locale}/**/*.md`).flatMap(linesOf);
  const data = globSync(['src/content/**/*.json', 'brand/*.json']).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8')), locale).map((text) => ({ where: file, text })),
  );
  const values = textsIn(config, locale).map((text) => ({ where: 'src/config.ts', text }));
  return [...locales, ...markdown, ...data, ...values].map(({ where, text }) => ({
    where,
    text: filled(text, locale),
  }));
}

/** The lines of an editor's text, without their marks; in those below its head, straight quotation marks become curly when it is rendered. */
function linesOf(file: string): ReadableText[] {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = head.split('\n').map((line) => (NO_TEXT.test(line) ? '' : line.replace(/^[a-z]+: "?(.*?)"?$/i, '$1')));
  const paragraphs = body.split('\n').map((line) =>
    plainMarkdown(line)
      .replaceAll("'", '’')
      .replace(/"([^"]*)"/g, '“$1”'),
  );
  return ['', ...fields, '', ...paragraphs].map((text, index) => ({ where: `${file}:${index + 1}`, text }));
}

/** A language's texts in data: what stands below its name, wherever all languages stand side by side. */
function textsIn(data: unknown, locale: Locale): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const texts = LOCALES.every((name) => name in data) ? (data as Record<Locale, unknown>)[locale] : undefined;
  if (typeof texts === 'string') return [texts];
  if (Array.isArray(texts)) return texts.filter((text) => typeof text === 'string');
  return Object.values(data).flatMap((value) => textsIn(value, locale));
}

/** Without the signs of Markdown; code counts as a word in Latin letters. */
function plainMarkdown(text: string): string {
  return text
    .replace(/^(?:#+|[-*]|\d+\.)\s+/, '')
    .replace(/\s*\|\s*/g, '\n')
    .replace(/^-+$/gm, '')
    .replace(/`[^`]*`/g, LATIN)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '');
}

function filled(text: string, locale: Locale): string {
  return text
    .replace(/\{+(\w+)\}+/g, (_, name: string) => {
      const ofBrand = name === 'brand' ? undefined : brandValues(locale)[name];
      if (ofBrand) return ofBrand;
      if (EITHER.has(name)) return UNKNOWN;
      return WORDS.has(name) ? brand.names[locale] : LATIN;
    })
    .replace(/https?:\/\/[\w./?=&%#-]+/g, LATIN);
}
