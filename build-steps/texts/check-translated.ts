import type { Nodes, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { LOCALES, type Locale } from '../../src/routes/locales.ts';
import { SAME_FIELDS } from './check-languages.ts';
import { CONTENT_SCHEMAS } from './content-schemas.ts';
import type { LocaleFile } from './locale-file.ts';
import { type Mistake, sayMistake } from './mistake.ts';
import { isForeign } from './scripts.ts';
import type { TextEntry } from './text-entry.ts';
import { sayForeign } from './wording.ts';

/** A file of a language, and the first place in it that is in another language. */
interface Judged {
  path: string;
  locale: Locale;
  foreign: Mistake | undefined;
}

/** Texts, or parts of them, that were left in another language; of each file the first. */
export function untranslatedTexts(entries: readonly TextEntry[]): string[] {
  return unlessMost(
    entries.map((entry) => ({
      path: entry.path,
      locale: entry.locale,
      foreign: foreignField(entry) ?? foreignBlock(entry),
    })),
  );
}

/** The same of screens' texts. */
export function untranslatedScreens(files: readonly LocaleFile[]): string[] {
  return unlessMost(
    files.map(({ path, locale, texts }) => {
      const [key, found] = [...(texts ?? [])].find(([, { text = '' }]) => isForeign(text, locale)) ?? [];
      return { path, locale, foreign: found && { line: found.line, text: `${key}: ${sayForeign(locale)}` } };
    }),
  );
}

/** Nothing of a language of which most is foreign: it is new (`npm run add:language`), and its translator has begun. */
function unlessMost(files: readonly Judged[]): string[] {
  return LOCALES.flatMap((locale) => {
    const own = files.filter((file) => file.locale === locale);
    const left = own.filter(({ foreign }) => foreign !== undefined);
    if (left.length * 2 > own.length) return [];
    return left.flatMap(({ path, foreign }) => (foreign ? [sayMistake(path, foreign)] : []));
  });
}

function foreignField({ folder, locale, fields, fieldLines }: TextEntry): Mistake | undefined {
  const { shape } = CONTENT_SCHEMAS[folder];
  const found = Object.keys(shape).find(
    (name) => !SAME_FIELDS.includes(name) && typeof fields[name] === 'string' && isForeign(fields[name], locale),
  );
  return found ? { line: fieldLines[found] ?? 2, text: `${found}: ${sayForeign(locale)}` } : undefined;
}

function foreignBlock({ tree, locale }: TextEntry): Mistake | undefined {
  let found: Mistake | undefined;
  visit(tree, (node) => {
    if (found || (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')) return;
    if (isForeign(wordsOf(node.children), locale)) {
      found = { line: node.position?.start.line ?? 1, text: sayForeign(locale) };
    }
  });
  return found;
}

/** With what is said of pictures, and without code, which is shown as it is in every language. */
function wordsOf(nodes: readonly (PhrasingContent | Nodes)[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return wordsOf(node.children);
      if (node.type === 'image') return node.alt ?? '';
      return node.type === 'text' ? node.value : ' ';
    })
    .join('');
}
