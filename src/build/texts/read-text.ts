import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';

/** What Notepad and spreadsheets put in front of a text ("UTF-8 with BOM"); no editor shows it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** An editor's file, without a mark in front, and what is wrong with how it was saved. */
export function readText(root: string, path: string): { source: string; mistakes: Mistake[] } {
  const bytes = readFileSync(join(root, path));
  const text = bytes.toString('utf8');
  const mistakes: Mistake[] = [];
  if (!isUtf8(bytes)) {
    const before = text.slice(0, Math.max(text.indexOf('\uFFFD'), 0));
    mistakes.push({ line: before.split('\n').length, text: 'has a letter that can’t be read: save the file as UTF-8' });
  }
  if (!text.startsWith(BYTE_ORDER_MARK)) return { source: text, mistakes };
  mistakes.push({ line: 1, text: 'begins with an invisible mark: save the file as "UTF-8", not "UTF-8 with BOM"' });
  return { source: text.slice(1), mistakes };
}
