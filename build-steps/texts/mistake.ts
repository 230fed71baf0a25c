import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake of an editor, explained in one sentence. */
export interface Mistake {
  line: number;
  /** The column, from 1, if the line alone would not be enough to find the mistake. */
  column?: number;
  text: string;
}

/**
 * Returns a mistake as it is shown: one line that code editors turn into a link.
 *
 * @example sayMistake('a.json', { line: 3, column: 7, text: 'expected a comma' }) // 'a.json:3:7: expected a comma'
 */
export function sayMistake(path: string, { line, column, text }: Mistake): string {
  return `${path}:${line}${column === undefined ? '' : `:${column}`}: ${text}`;
}

/** The byte order mark, which Notepad and spreadsheets put before a text ("UTF-8 with BOM"). Code editors do not show it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads an editor's file. If it is not saved as plain UTF-8, returns a mistake and an empty text. */
export function readText(root: string, path: string): { source: string; mistake?: Mistake } {
  const bytes = readFileSync(join(root, path));
  const source = bytes.toString('utf8');
  if (isUtf8(bytes) && !source.startsWith(BYTE_ORDER_MARK)) return { source };
  return { source: '', mistake: { line: 1, text: 'save the file as "UTF-8", without BOM' } };
}
