import type { Nodes } from 'mdast';
import { isPlaceholder, splitPlaceholders, unknownPlaceholder } from '../../src/prose/placeholders.ts';
import type { Mistake } from './mistake.ts';

/** Characters that were meant as Markdown or a placeholder but would be shown, and what is needed instead. */
const SHOWN: readonly [sign: RegExp, text: string][] = [
  [
    /\*\*/,
    'these ** would be shown: bold text needs them on both sides, without a space inside, and outside a space, or no punctuation just inside',
  ],
  [/＊＊/, 'these ＊＊ would be shown: type ** with the keyboard set to English'],
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
const SHOWN_IN_FRONT: readonly [sign: RegExp, text: string][] = [
  [/^#{1,6}(?=[^#\s\d]|[\u00A0\u3000])/, 'this # would be shown: a heading is "## " with a plain space, and the words'],
  [
    /^(?:[•·●]|[-*+](?=\p{L}|[\u00A0\u3000]))/u,
    'this would be no list: each line of one begins with "- " and the words',
  ],
  [
    /^\d{1,2}(?:[、．）]|\.(?=\p{L}|[\u00A0\u3000]))/u,
    'this would be no list: each line of one begins with "1. ", with a plain full stop and space',
  ],
];

/** A non-breaking space, which word processors paste instead of plain ones. */
const UNBREAKABLE = /\u00A0/;

/**
 * Characters in a text that readers would not see as they were meant. Code is not checked, because it is shown
 * unchanged.
 */
export function signMistakes(node: Nodes, before: Nodes | undefined): Mistake[] {
  if (node.type !== 'text') return [];
  const { line: firstLine = 1 } = node.position?.start ?? {};
  return node.value.split('\n').flatMap((words, index) => {
    const line = firstLine + index;
    const isInFront = index > 0 || before === undefined;
    const told = [...SHOWN, ...(isInFront ? SHOWN_IN_FRONT : [])].find(([sign]) => sign.test(words));
    if (told) return [{ line, text: told[1] }];
    const column = words.search(UNBREAKABLE);
    if (column >= 0) return [{ line, text: `type a plain space behind "${words.slice(0, column).slice(-12)}"` }];
    return unknownPlaceholders(words).map((text) => ({ line, text }));
  });
}

function unknownPlaceholders(words: string): string[] {
  return splitPlaceholders(words).flatMap((part) =>
    part.kind === 'placeholder' && !isPlaceholder(part.name) ? [unknownPlaceholder(part.name)] : [],
  );
}
