import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { isLocale, LOCALES, type Locale } from '../../src/routes/locales.ts';
import { CONTENT_SCHEMAS, type ContentFolder } from './content-schemas.ts';
import { GROUPS_FILE } from './data-schemas.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { readText } from './read-text.ts';

/** A text, and where it belongs. */
export interface TextEntry extends FrontMatter {
  path: string;
  folder: ContentFolder;
  locale: Locale;
  /** The path below the language's folder, the same in all languages: `more/03-upgrade.md`. */
  place: string;
  /** The parsed text, with line numbers of its file. */
  tree: Root;
  source: string;
}

/** What a file's path below its language's folder must look like. */
export const PLACE_SHAPES: Record<ContentFolder, { pattern: RegExp; example: string }> = {
  faq: { pattern: /^[a-z]+\/\d\d-[a-z0-9-]+\.md$/, example: 'more/13-gift-cards.md' },
  legal: { pattern: /^[a-z-]+\.md$/, example: 'terms.md' },
  router: { pattern: /^\d\.md$/, example: '1.md' },
  'apple-id': { pattern: /^\d\d-[a-z0-9-]+\.md$/, example: '01-start.md' },
};

/** Reads all texts below `src/content`, and says which files are in the wrong place. */
export function readEntries(root: string): { entries: TextEntry[]; mistakes: string[] } {
  const entries: TextEntry[] = [];
  const mistakes: string[] = [];
  for (const folder of Object.keys(CONTENT_SCHEMAS) as ContentFolder[]) {
    // Whatever its ending, were it only a space behind it: Astro would leave such a file out without a word.
    for (const found of globSync(`src/content/${folder}/**/*`, { cwd: root }).sort()) {
      const path = found.replaceAll('\\', '/');
      if (path === GROUPS_FILE || isOfATool(path) || statSync(join(root, path)).isDirectory()) continue;
      const [locale = '', ...rest] = path.slice(`src/content/${folder}/`.length).split('/');
      const { pattern, example } = PLACE_SHAPES[folder];
      const place = rest.join('/');
      if (/\s/.test(path)) {
        mistakes.push(`"${path}": has a space in its name: rename it without`);
        continue;
      }
      if (!isLocale(locale) || !pattern.test(place)) {
        mistakes.push(`${path}: expected a path like src/content/${folder}/${LOCALES.join('|')}/${example}`);
        continue;
      }
      const { source, isReadable, mistakes: ofSaving } = readText(root, path);
      const tree = markdownToMdast(source) as Root;
      const frontMatter = readFrontMatter(source);
      const all = isReadable ? [...ofSaving, ...frontMatter.mistakes] : ofSaving;
      entries.push({ path, folder, locale, place, tree, source, ...frontMatter, mistakes: all });
    }
  }
  return { entries, mistakes };
}

/** What systems and programs leave in folders, and nobody takes for a text: `.DS_Store`, `Thumbs.db`, `x.md~`. */
function isOfATool(path: string): boolean {
  return /\/(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/i.test(path);
}
