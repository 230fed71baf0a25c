import { UNWRITTEN } from '../../src/prose/examples.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG, type Locale } from '../../src/routes/locales.ts';
import { ofOtherScript, scriptOf } from './scripts.ts';

/** The quotation marks of a script, in place of straight ones. */
const QUOTES: Readonly<Record<string, string>> = { Hans: '“ ”', Hant: '「 」', Latn: '“ ” or ’' };

/**
 * What is wrong with the words of a line for its language, in a sentence: a placeholder of a writer's, characters of the
 * other Chinese script, straight quotation marks; undefined if nothing. `isCurled`: the rendering curls straight ones,
 * which is right for languages in Latin letters alone.
 */
export function wordingMistake(words: string, locale: Locale, { isCurled }: { isCurled: boolean }): string | undefined {
  const unwritten = UNWRITTEN.exec(words)?.[0];
  if (unwritten) return `"${unwritten}" stands for words that are still to be written: write or remove them`;
  const others = ofOtherScript(words, locale);
  if (others.length > 0) {
    const wanted = others.map(({ character, fitting }) => `${fitting} in place of ${character}`).join(', ');
    return `${LANGUAGE_NAME[locale]} is written in other characters: expected ${wanted}`;
  }
  const script = scriptOf(LANGUAGE_TAG[locale]);
  const wanted = QUOTES[script];
  const straight = isCurled && script === 'Latn' ? undefined : /["']/.exec(words)?.[0];
  return wanted && straight ? `expected ${wanted} in place of the straight ${straight}` : undefined;
}

/** The sentence about words that are in another language (`isForeign`). */
export function sayForeign(locale: Locale): string {
  return `these words are not in ${LANGUAGE_NAME[locale]}: translate them`;
}
