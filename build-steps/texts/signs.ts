import { isPlaceholder, splitPlaceholders, unknownPlaceholder } from '#prose/placeholders.ts';
import type { Locale } from '#routes/locales.ts';
import type { Mistake } from './mistake.ts';
import { wordingMistake } from './wording.ts';

/** Characters that were meant as Markdown or a placeholder but would be shown, and what to write instead. */
const SHOWN: readonly [sign: RegExp, text: string][] = [
  [
    /\*\*|＊＊/,
    'readers would see these **: write **words** with plain asterisks and no space just inside them; if the words begin or end with punctuation, put a space outside the **',
  ],
  [
    /\]\s?[([（]/,
    'readers would see this link as it is typed: write [words](address), without a space between ] and ( or in the address',
  ],
  [
    /｛|\{\s+\{|\{\{\{|\{\{\s+\w|\{\{\w+(?:\s+\}|\}(?!\}))|(?<!\{)\{\s*\w+\s*\}/,
    'readers would see these braces: write a value that is filled in as {{brand}}',
  ],
  // This matches at the start of a line, and after a link or bold words; nobody means a heading there either.
  [/^#{1,6}(?=[^#\s\d]|[\u00A0\u3000])/, 'readers would see this #: write a heading as "## words", with a plain space'],
];

/**
 * Returns what is wrong with a text. It finds characters that were meant as Markdown but that readers would see, and
 * words that do not fit the language. Code is not checked, because it is shown unchanged.
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
