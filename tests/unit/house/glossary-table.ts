import { readFileSync } from 'node:fs';
import { scriptOf } from '../../../build-steps/texts/scripts.ts';
import { isLocale, LANGUAGE_TAG, type Locale } from '../../../src/routes/locales.ts';

/** A word that a language's texts don't use. */
export interface Forbidden {
  locale: Locale;
  /** As it stands in the table: `*` at its end stands for any ending. */
  word: string;
  /** Longer words that may hold it. */
  allowed: readonly string[];
  /** Do only the interface's texts (`locales/`) have to do without it? */
  isInterfaceOnly: boolean;
}

const FILE = 'src/content/glossary.md';
const CJK_SCRIPTS = ['Hans', 'Hant', 'Jpan', 'Thai', 'Laoo', 'Khmr', 'Mymr'];

/** The words that the glossary's second table forbids. */
export function readForbidden(): Forbidden[] {
  return rowsOf('What they are not called').flatMap(([language = '', words = '']) => {
    const [, locale = '', scope] = /^(\w+)(, interface)?$/.exec(language) ?? [];
    if (!isLocale(locale)) return [];
    return words.split('、').map((part) => {
      const [, word = '', allowed = ''] = /^\s*([^(（]+?)\s*(?:[(（]([^)）]+)[)）])?\s*$/.exec(part) ?? [];
      return { locale, word, allowed: allowed.split('/').filter(Boolean), isInterfaceOnly: scope !== undefined };
    });
  });
}

/** The words that a language does use: its column of the first table, and the last column of its rows in the second. */
export function readChosen(locale: Locale): string[] {
  const column = ['zh', 'tw', 'en'].indexOf(locale) + 1;
  const first = rowsOf('What things are called').map((cells) => cells[column] ?? '');
  const second = rowsOf('What they are not called')
    .filter(([language = '']) => language.startsWith(locale))
    .map((cells) => cells[2] ?? '');
  return [...first, ...second];
}

/** Forbidden words in a text of a language. */
export function wordsIn(text: string, forbidden: readonly Forbidden[]): string[] {
  return forbidden
    .filter(({ locale, word, allowed }) => {
      const rest = [...allowed]
        .sort((one, other) => other.length - one.length)
        .reduce((left, longer) => left.replace(leaveFor(longer), '\uE000'), text);
      return patternOf(word, locale).test(rest);
    })
    .map(({ word }) => word);
}

/** Does a language put spaces between its words? */
export function isSpaced(locale: Locale): boolean {
  return !CJK_SCRIPTS.includes(scriptOf(LANGUAGE_TAG[locale]));
}

function patternOf(word: string, locale: Locale): RegExp {
  const stem = RegExp.escape(word.replace(/\*$/, ''));
  if (!isSpaced(locale)) return new RegExp(stem, 'iu');
  return new RegExp(`(?<!\\p{L})${stem}${word.endsWith('*') ? '' : '(?!\\p{L})'}`, 'iu');
}

/** Leave in small letters is for all of a word's cases, other leave just for itself: a button that is called "Sign In". */
function leaveFor(longer: string): RegExp {
  return new RegExp(RegExp.escape(longer), longer === longer.toLowerCase() ? 'giu' : 'gu');
}

/** The cells of a table's rows, below a heading. */
function rowsOf(heading: string): string[][] {
  const [, part = ''] = readFileSync(FILE, 'utf8').split(`## ${heading}`);
  const [table = ''] = part.split('\n## ');
  return [...table.matchAll(/^\|(.+)\|$/gm)].slice(2).map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
}
