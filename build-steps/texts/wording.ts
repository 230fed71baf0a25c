import { UNWRITTEN } from '#i18n/examples.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG, type Locale } from '#routes/locales.ts';
import { ONE_SCRIPT_ONLY, TRADITIONAL_ONLY } from './script-pairs.ts';

/** Each character of one Chinese script alone, with the one of the other script that fits. */
const TO_SIMPLIFIED = new Map(pairsOf(ONE_SCRIPT_ONLY + TRADITIONAL_ONLY).map(([simple, full]) => [full, simple]));
const TO_TRADITIONAL = new Map(pairsOf(ONE_SCRIPT_ONLY));
const OTHERS = new Map<string | undefined, ReadonlyMap<string, string>>([
  ['Hans', TO_SIMPLIFIED],
  ['Hant', TO_TRADITIONAL],
]);

/**
 * The characters of a text that a language's readers don't write, each once, with one that fits; none for a language
 * that is not Chinese, and none that both Chinese scripts write.
 */
export function ofOtherScript(text: string, locale: Locale): { character: string; fitting: string }[] {
  const others = OTHERS.get(new Intl.Locale(LANGUAGE_TAG[locale]).maximize().script);
  return [...new Set(text)].flatMap((character) => {
    const fitting = others?.get(character);
    return fitting ? [{ character, fitting }] : [];
  });
}

/**
 * What is wrong with the words of a line for its language, in a sentence: a placeholder of a writer's, or characters of
 * the other Chinese script; undefined if nothing.
 */
export function wordingMistake(words: string, locale: Locale): string | undefined {
  const unwritten = UNWRITTEN.exec(words)?.[0];
  if (unwritten) return `"${unwritten}" stands for words that are still to be written: write or remove them`;
  const others = ofOtherScript(words, locale);
  if (others.length === 0) return undefined;
  const wanted = others.map(({ character, fitting }) => `${fitting} in place of ${character}`).join(', ');
  return `${LANGUAGE_NAME[locale]} is written in other characters: expected ${wanted}`;
}

function pairsOf(characters: string): [string, string][] {
  return [...characters.matchAll(/(.)(.)/gu)].map(([, simple = '', full = '']) => [simple, full]);
}
