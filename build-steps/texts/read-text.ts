import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';

/** The mark that Notepad and spreadsheets put before a text ("UTF-8 with BOM"); editors do not show it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that editors do not show, and that are copied along from chats or web pages. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u200B\u2028\u2029\uFEFF]/u;

/** The marks that Git leaves in a file if two people changed the same lines. */
const CONFLICT = /^(<<<<<<<|>>>>>>>) /;

/** The result of reading an editor's file. */
interface ReadText {
  /** Without a byte order mark. */
  source: string;
  /** Is it worth looking for further mistakes? Not if it is not UTF-8, or contains a Git conflict. */
  isReadable: boolean;
  /** What is wrong with how it was saved. */
  mistakes: Mistake[];
}

/** Reads an editor's file. */
export function readText(root: string, path: string): ReadText {
  const bytes = readFileSync(join(root, path));
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const before = text.slice(0, Math.max(text.indexOf('\uFFFD'), 0));
    const line = before.split('\n').length;
    return unreadable({ line, text: 'has a letter that can’t be read: save the file as UTF-8' });
  }
  const hasMark = text.startsWith(BYTE_ORDER_MARK);
  const source = hasMark ? text.slice(1) : text;
  const lines = source.split('\n');
  const conflict = lines.findIndex((line) => CONFLICT.test(line));
  if (conflict >= 0) {
    const what =
      'two people changed this: keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
    return unreadable({ line: conflict + 1, text: what });
  }
  const invisible = lines.flatMap((line, index): Mistake[] => {
    const at = line.search(INVISIBLE);
    if (at < 0) return [];
    const behind = line.slice(0, at).slice(-12);
    const where = behind ? `behind "${behind}"` : 'at the start of this line';
    return [
      {
        line: index + 1,
        column: at + 1,
        text: `remove the invisible sign ${where}: delete a letter on both sides and type them again`,
      },
    ];
  });
  const mark = { line: 1, text: 'begins with an invisible mark: save the file as "UTF-8", not "UTF-8 with BOM"' };
  return { source, isReadable: true, mistakes: hasMark ? [mark, ...invisible] : invisible };
}

function unreadable(mistake: Mistake): ReadText {
  return { source: '', isReadable: false, mistakes: [mistake] };
}
