import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../src/routes/locales.ts';
import { SAME_FIELDS } from './check-languages.ts';
import type { LocaleFile } from './locale-file.ts';
import { type Mistake, sayMistake } from './mistake.ts';
import { isForeign } from './scripts.ts';
import type { TextEntry } from './text-entry.ts';
import { sayForeign } from './wording.ts';

/** Texts, or parts of them, that were left in another language; of each file the first. */
export function untranslatedTexts(entries: readonly TextEntry[]): string[] {
  return unlessMost(entries, (entry) => foreignField(entry) ?? foreignBlock(entry));
}

/** The same of screens' texts. */
export function untranslatedScreens(files: readonly LocaleFile[]): string[] {
  return unlessMost(files, ({ locale, texts }) => {
    const [key, found] = [...(texts ?? [])].find(([, { text = '' }]) => isForeign(text, locale)) ?? [];
    return found && { line: found.line, text: `${key}: ${sayForeign(locale)}` };
  });
}

/** Nothing of a language of which most is foreign: it is new (`npm run add:language`), and its translator has begun. */
function unlessMost<File extends { path: string; locale: Locale }>(
  files: readonly File[],
  foreignIn: (file: File) => Mistake | undefined,
): string[] {
  return [...Map.groupBy(files, ({ locale }) => locale).values()].flatMap((own) => {
    const said = own.flatMap((file) => {
      const foreign = foreignIn(file);
      return foreign ? [sayMistake(file.path, foreign)] : [];
    });
    return said.length * 2 > own.length ? [] : said;
  });
}

function foreignField({ locale, fields, fieldLines }: TextEntry): Mistake | undefined {
  const [found] =
    Object.entries(fields).find(([name, value]) => !SAME_FIELDS.includes(name) && isForeign(String(value), locale)) ??
    [];
  return found ? { line: fieldLines[found] ?? 2, text: `${found}: ${sayForeign(locale)}` } : undefined;
}

function foreignBlock({ tree, locale }: TextEntry): Mistake | undefined {
  let found: Mistake | undefined;
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (found || !isForeign(wordsOf(node as Nodes), locale)) return;
    found = { line: node.position?.start.line ?? 1, text: sayForeign(locale) };
  });
  return found;
}

/** With what is said of pictures, and without code, which is shown as it is in every language. */
function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  if (node.type === 'image') return node.alt ?? '';
  return node.type === 'text' ? node.value : ' ';
}
