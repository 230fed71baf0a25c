import type { Nodes, Text } from 'mdast';
import { isPlaceholder, splitPlaceholders, unknownPlaceholder } from '../../src/prose/placeholders.ts';
import type { Locale } from '../../src/routes/locales.ts';
import type { Mistake } from './mistake.ts';
import { wordingMistake } from './wording.ts';

/** Characters that were meant as Markdown or a placeholder but would be shown, and what is needed instead. */
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
];

/** The same at the start of a line. */
const SHOWN_IN_FRONT: typeof SHOWN = [
  [/^#{1,6}(?=[^#\s\d]|[\u00A0\u3000])/, 'this # would be shown: a heading is "## " with a plain space, and the words'],
];

/**
 * What is wrong with a text: characters that readers would not see as they were meant, and words that are none of its
 * language. Code is not checked, because it is shown unchanged.
 *
 * @param before What stands in front of the text in its paragraph, if anything.
 */
export function wordMistakes(node: Text, before: Nodes | undefined, locale: Locale): Mistake[] {
  const { line: firstLine = 1 } = node.position?.start ?? {};
  return node.value.split('\n').flatMap((words, index) => {
    const signs = index > 0 || before === undefined ? [...SHOWN, ...SHOWN_IN_FRONT] : SHOWN;
    const [, shown] = signs.find(([sign]) => sign.test(words)) ?? [];
    const text = shown ?? unknownIn(words) ?? wordingMistake(words, locale);
    return text ? [{ line: firstLine + index, text }] : [];
  });
}

function unknownIn(words: string): string | undefined {
  const names = splitPlaceholders(words).flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));
  const unknown = names.find((name) => !isPlaceholder(name));
  return unknown && unknownPlaceholder(unknown);
}
