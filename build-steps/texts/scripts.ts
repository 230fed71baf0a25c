import { LANGUAGE_TAG, type Locale } from '../../src/routes/locales.ts';
import { ONE_SCRIPT_ONLY, TRADITIONAL_ONLY } from './script-pairs.ts';

/** Scripts that Unicode knows as several. */
const PARTS_OF_SCRIPT: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** What stands in a text for no word of its language: values to be filled in, addresses, names of files. */
const NO_WORDS = /\{\{\w+\}\}|\S+[@/.]\S+/g;

/** A word that is no name: names begin with a capital letter, or have one in the middle. */
const COMMON_WORD = /(?<![\p{L}\d])\p{Ll}{3,}(?![\p{L}\d])/u;

/** Each character of one Chinese script alone, with the one of the other script that fits. */
const TO_SIMPLIFIED = new Map(pairsOf(ONE_SCRIPT_ONLY + TRADITIONAL_ONLY).map(([simple, full]) => [full, simple]));
const TO_TRADITIONAL = new Map(pairsOf(ONE_SCRIPT_ONLY));
const OTHERS = new Map([
  ['Hans', TO_SIMPLIFIED],
  ['Hant', TO_TRADITIONAL],
]);

/** The script that a language is written in: `Hant` for `zh-Hant`. */
function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? '';
}

/**
 * The characters of a text that a language's readers don't write, each once, with one that fits; none for a language
 * that is not Chinese, and none that both Chinese scripts write.
 */
export function ofOtherScript(text: string, locale: Locale): { character: string; fitting: string }[] {
  const script = scriptOf(LANGUAGE_TAG[locale]);
  const others = OTHERS.get(script);
  return [...new Set(text)].flatMap((character) => {
    const fitting = others?.get(character);
    return fitting ? [{ character, fitting }] : [];
  });
}

/** Patterns for a letter that a language is written with, and for one that is foreign to it. Latin names are foreign to none. */
function lettersOf(tag: string): { own: RegExp; foreign: RegExp } {
  const script = scriptOf(tag);
  const own = (PARTS_OF_SCRIPT[script] ?? [script]).map((part) => `\\p{Script=${part}}`).join('');
  // What several scripts share (the long vowel of Japanese, for one) is foreign to none.
  const foreign = `(?![${own}\\p{Script=Latn}\\p{Script=Zyyy}\\p{Script=Zinh}])\\p{L}`;
  return { own: new RegExp(`[${own}]`, 'gu'), foreign: new RegExp(foreign, 'gu') };
}

/**
 * Is a text in another language, as far as scripts tell? It is if most of its letters are foreign, or if there are only
 * Latin ones, in words that are no names, where the language is not written so.
 */
export function isForeign(text: string, locale: Locale): boolean {
  const words = text.replace(NO_WORDS, ' ');
  const { own, foreign } = lettersOf(LANGUAGE_TAG[locale]);
  const count = words.match(own)?.length ?? 0;
  if ((words.match(foreign)?.length ?? 0) > count) return true;
  return count === 0 && COMMON_WORD.test(words);
}

function pairsOf(characters: string): [string, string][] {
  return [...characters.matchAll(/(.)(.)/gu)].map(([, simple = '', full = '']) => [simple, full]);
}
