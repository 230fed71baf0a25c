import { UNWRITTEN } from '../../src/prose/examples.ts';
import { LANGUAGE_NAME, type Locale } from '../../src/routes/locales.ts';
import { ofOtherScript } from './scripts.ts';

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

/** The sentence about words that are in another language (`isForeign`). */
export function sayForeign(locale: Locale): string {
  return `these words are not in ${LANGUAGE_NAME[locale]}: translate them`;
}
