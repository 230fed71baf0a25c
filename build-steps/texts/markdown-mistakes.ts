import type { Nodes, Paragraph } from 'mdast';
import type { Mistake } from './mistake.ts';

/** The line that opens or closes a block of code. */
const FENCE = /^[\s>]*(?:`{3,}|~{3,})/;

/**
 * A block of code that nobody meant: spaces in front of a paragraph, or a block that is never closed. Both would show
 * links and bold words as signs.
 */
export function codeMistake(node: Nodes, source: string): Mistake | undefined {
  if (node.type !== 'code' || !node.position) return undefined;
  const { start, end } = node.position;
  const lineAt = (line: number): string => source.split('\n')[line - 1] ?? '';
  if (!/^(?:`{3}|~{3})/.test(lineAt(start.line).slice(start.column - 1))) {
    return { line: start.line, text: 'four spaces or a tab in front of a line would show it as code: remove them' };
  }
  if (end.line > start.line && FENCE.test(lineAt(end.line))) return undefined;
  return { line: start.line, text: 'this block of code is not closed: write ``` on a line of its own behind it' };
}

/** Footnotes of two texts on one page would have the same ids, and their heading is in English. */
export function footnoteMistake(node: Nodes): Mistake | undefined {
  if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return undefined;
  return { line: node.position?.start.line ?? 1, text: 'footnotes have no place: write it in the sentence' };
}

/** The beginnings of lines that editors write for a list, and Markdown does not read as one. */
const LIST_LIKE = /^(?:\d{1,2}(?:[.)](?=[^\s\d])|[、．）])|[-+*](?=\p{Script=Han})|[•·●▪◦])/u;

/** A list that would be shown in one line: at least two lines of a paragraph begin like its points. */
export function lineMistake(node: Nodes): Mistake | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [first, second] = linesOf(node).filter(({ words }) => LIST_LIKE.test(words));
  if (!first || !second) return undefined;
  return { line: first.line, text: 'these lines would be shown as one: a list has "- " or "1. " with a plain space' };
}

/** The beginnings of a paragraph's lines; a line that begins with a link or with bold words has none. */
function linesOf({ children }: Paragraph): { words: string; line: number }[] {
  return children.flatMap((child, index) => {
    if (child.type !== 'text') return [];
    const lines = child.value
      .split('\n')
      .map((words, row) => ({ words, line: (child.position?.start.line ?? 1) + row }));
    return index === 0 ? lines : lines.slice(1);
  });
}

/** A bare address that swallows the words behind it. Nobody writes such signs into an address of their own. */
export function linkEndMistake(node: Nodes): string | undefined {
  if (node.type !== 'link') return undefined;
  const [words] = node.children;
  const isBare = words?.type === 'text' && words.value.startsWith('http');
  if (!isBare || !/[^\x20-\x7e]/.test(words.value)) return undefined;
  return 'goes on into the words behind it: put a space behind the address, or write [words](address)';
}
