import type { Root, Text } from 'mdast';
import { markdownToMdast } from 'satteri';
import { SKIP, visit } from 'unist-util-visit';
import { accented, CLOSE, filler, OPEN, pseudoText } from './words.ts';

/** Elements that form one text for a reader. */
const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Fields that readers do not see. */
const NO_TEXT = ['needs', 'updated', 'picture'];

/** A replacement for a part of a file. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** An editor's Markdown file in the made-up language: its fields and blocks. Links, code and placeholders stay. */
export function pseudoMarkdown(source: string): string {
  const [, fields = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [undefined, '', source];
  return pseudoFields(fields) + pseudoBody(body);
}

function pseudoFields(fields: string): string {
  return fields.replace(/^(\w+): (".*")$/gm, (line, name: string, value: string) =>
    NO_TEXT.includes(name) ? line : `${name}: ${JSON.stringify(pseudoText(JSON.parse(value)))}`,
  );
}

function pseudoBody(body: string): string {
  const changes: Change[] = [];
  visit(markdownToMdast(body) as Root, (node) => {
    if (!BLOCKS.includes(node.type)) return undefined;
    const texts: Text[] = [];
    visit(node, 'text', (text) => void texts.push(text));
    changes.push(...changesOf(texts, body));
    return SKIP;
  });
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), body);
}

/** The replacements for a block's words: marked as one text, even if parts of it are emphasised or linked. */
function changesOf(texts: readonly Text[], body: string): Change[] {
  return texts.flatMap((node, index) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return [];
    const words = body.slice(start, end);
    const isLast = index === texts.length - 1;
    const [, most = '', rest = ''] = isLast ? (/^([\s\S]*?)([\s.!?:…]*)$/.exec(words) ?? []) : [words, words];
    const long = texts.map((one) => one.value).join('');
    const made = accented(most) + (isLast ? filler(long, accented(long)) : '') + rest;
    return [{ start, end, text: (index === 0 ? OPEN : '') + made + (isLast ? CLOSE : '') }];
  });
}
