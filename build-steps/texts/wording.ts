import { UNWRITTEN } from '#i18n/examples.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { ONE_SCRIPT_ONLY, TRADITIONAL_ONLY } from './script-pairs.ts';

/** Each character that only one Chinese script has, with the character of the other script that fits. */
const TO_SIMPLIFIED = new Map(pairsOf(ONE_SCRIPT_ONLY + TRADITIONAL_ONLY).map(([simple, full]) => [full, simple]));
const TO_TRADITIONAL = new Map(pairsOf(ONE_SCRIPT_ONLY));
const OTHERS = new Map<string | undefined, ReadonlyMap<string, string>>([
  ['Hans', TO_SIMPLIFIED],
  ['Hant', TO_TRADITIONAL],
]);

/** The quotation marks of scripts that have others than “ ”, which straight ones become by themselves. */
const QUOTATION_MARKS = new Map<string | undefined, string>([['Hant', '「」']]);

/**
 * Returns the characters of a text that only the other Chinese script has, each once, with a character that fits.
 * Characters that both scripts write are allowed. The list is empty if the language is not Chinese.
 */
export function ofOtherScript(text: string, locale: Locale): { character: string; fitting: string }[] {
  const others = OTHERS.get(new Intl.Locale(LANGUAGE_TAG[locale]).maximize().script);
  return [...new Set(text)].flatMap((character) => {
    const fitting = others?.get(character);
    return fitting ? [{ character, fitting }] : [];
  });
}

/**
 * Returns what is wrong with the words of a line, in a sentence. It finds a mark for words that are still to be
 * written, characters of the other Chinese script, and straight quotation marks. Undefined if nothing is wrong.
 */
export function wordingMistake(words: string, locale: Locale): string | undefined {
  const unwritten = UNWRITTEN.exec(words)?.[0];
  if (unwritten) return `"${unwritten}" stands for words that are still to be written: write or remove them`;
  const marks = QUOTATION_MARKS.get(new Intl.Locale(LANGUAGE_TAG[locale]).maximize().script);
  if (marks && words.includes('"')) return `straight quotation marks would become “ ”: expected ${marks}`;
  const others = ofOtherScript(words, locale);
  if (others.length === 0) return undefined;
  const wanted = others.map(({ character, fitting }) => `${fitting} instead of ${character}`).join(', ');
  return `${LANGUAGE_NAME[locale]} is written in other characters: write ${wanted}`;
}

function pairsOf(characters: string): [string, string][] {
  return [...characters.matchAll(/(.)(.)/gu)].map(([, simple = '', full = '']) => [simple, full]);
}
