import { globSync } from 'node:fs';
import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { isLocale, LOCALES, type Locale } from '../../routes/locales.ts';
import { CONTENT_SCHEMAS, type ContentFolder } from './content-schemas.ts';
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
  faq: { pattern: /^[a-z]+\/\d\d-[a-z0-9-]+\.md$/, example: 'more/11-gift-cards.md' },
  legal: { pattern: /^[a-z-]+\.md$/, example: 'terms.md' },
  router: { pattern: /^\d\.md$/, example: '1.md' },
  'apple-id': { pattern: /^\d\d-[a-z0-9-]+\.md$/, example: '01-start.md' },
};

/** Reads all texts below `src/content`, and says which files are in the wrong place. */
export function readEntries(root: string): { entries: TextEntry[]; mistakes: string[] } {
  const entries: TextEntry[] = [];
  const mistakes: string[] = [];
  for (const folder of Object.keys(CONTENT_SCHEMAS) as ContentFolder[]) {
    // Other endings too: Astro would leave such a file out without a word.
    for (const found of globSync(`src/content/${folder}/**/*`, { cwd: root }).sort()) {
      const path = found.replaceAll('\\', '/');
      if (!/\.(md|markdown|mdown|mdx|txt)$/i.test(path)) continue;
      const [locale = '', ...rest] = path.slice(`src/content/${folder}/`.length).split('/');
      const { pattern, example } = PLACE_SHAPES[folder];
      const place = rest.join('/');
      if (!isLocale(locale) || !pattern.test(place)) {
        mistakes.push(`${path}: expected a path like src/content/${folder}/${LOCALES.join('|')}/${example}`);
        continue;
      }
      const { source, mistakes: ofSaving } = readText(root, path);
      const tree = markdownToMdast(source) as Root;
      const frontMatter = readFrontMatter(source);
      const all = [...ofSaving, ...frontMatter.mistakes];
      entries.push({ path, folder, locale, place, tree, source, ...frontMatter, mistakes: all });
    }
  }
  return { entries, mistakes };
}
