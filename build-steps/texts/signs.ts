import { isPlaceholder, splitPlaceholders, unknownPlaceholder } from '#prose/placeholders.ts';
import type { Locale } from '#routes/locales.ts';
import type { Mistake } from './mistake.ts';
import { wordingMistake } from './wording.ts';

/** Characters that were meant as Markdown or a placeholder but would be shown, and what to write instead. */
const SHOWN: readonly [sign: RegExp, text: string][] = [
  [
    /\*\*|＊＊/,
    'these ** would be shown: bold text needs plain ones on both sides, without a space inside, and outside a space, or no punctuation just inside',
  ],
  [
    /\]\s?[([（]/,
    'this link would be shown as it is: write [words](address), without a space between or in the address',
  ],
  [
    /｛|\{\s+\{|\{\{\{|\{\{\s+\w|\{\{\w+(?:\s+\}|\}(?!\}))|(?<!\{)\{\s*\w+\s*\}/,
    'this would be shown: a value that is filled in is written {{brand}}',
  ],
  // This matches at the start of a line, and after a link or bold words; nobody means a heading there either.
  [/^#{1,6}(?=[^#\s\d]|[\u00A0\u3000])/, 'this # would be shown: a heading is "## " with a plain space, and the words'],
];

/**
 * Returns what is wrong with a text: characters that readers would see although they were meant as Markdown, and words
 * that do not fit the language. Code is not checked, because it is shown unchanged.
 */
export function wordMistakes(text: string, locale: Locale, firstLine = 1): Mistake[] {
  return text.split('\n').flatMap((words, index) => {
    const [, shown] = SHOWN.find(([sign]) => sign.test(words)) ?? [];
    const said = shown ?? unknownIn(words) ?? wordingMistake(words, locale);
    return said ? [{ line: firstLine + index, text: said }] : [];
  });
}

function unknownIn(words: string): string | undefined {
  const names = splitPlaceholders(words).flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));
  const unknown = names.find((name) => !isPlaceholder(name));
  return unknown && unknownPlaceholder(unknown);
}
