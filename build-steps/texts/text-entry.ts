import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { isLocale, LOCALES, type Locale } from '#routes/locales.ts';
import { CONTENT_SCHEMAS, type ContentFolder, GUIDES } from './content-schemas.ts';
import { GROUPS_FILE } from './data-schemas.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { readText } from './mistake.ts';

/** A text, and the place it belongs to. */
export interface TextEntry extends FrontMatter {
  path: string;
  folder: ContentFolder;
  locale: Locale;
  /** The path in the language's folder, the same in all languages: `more/03-upgrade.md`. */
  place: string;
  /** The parsed text, with line numbers of its file. */
  tree: Root;
  source: string;
}

/** The form that a file's path in its language's folder must have. */
const PLACE_SHAPES: Record<ContentFolder, { pattern: RegExp; example: string }> = {
  faq: { pattern: /^[a-z]+\/\d\d-[a-z0-9-]+\.md$/, example: 'more/13-gift-cards.md' },
  legal: { pattern: /^[a-z-]+\.md$/, example: 'terms.md' },
  router: { pattern: /^\d\.md$/, example: '1.md' },
  announcements: { pattern: /^[a-z0-9-]+\.md$/, example: 'maintenance.md' },
  'apple-id': { pattern: /^\d\d-[a-z0-9-]+\.md$/, example: '01-start.md' },
};

/** Reads all texts in `src/content`, lists the pictures beside them, and reports files in the wrong place. */
export function readEntries(root: string): { entries: TextEntry[]; pictures: string[]; mistakes: string[] } {
  const entries: TextEntry[] = [];
  const pictures: string[] = [];
  const mistakes: string[] = [];
  for (const folder of Object.keys(CONTENT_SCHEMAS) as ContentFolder[]) {
    // Look at files with any ending, even one followed by a space: Astro would silently ignore such a file.
    for (const found of globSync(`src/content/${folder}/**/*`, { cwd: root }).sort()) {
      const path = found.replaceAll('\\', '/');
      if (path === GROUPS_FILE || isOfATool(path) || statSync(join(root, path)).isDirectory()) continue;
      const [locale = '', ...rest] = path.slice(`src/content/${folder}/`.length).split('/');
      const { pattern, example } = PLACE_SHAPES[folder];
      const place = rest.join('/');
      if (GUIDES.includes(folder) && !path.endsWith('.md')) {
        pictures.push(path);
        continue;
      }
      if (!isLocale(locale) || !pattern.test(place)) {
        mistakes.push(`${path}: expected a path like src/content/${folder}/${LOCALES.join('|')}/${example}`);
        continue;
      }
      const { source, mistake } = readText(root, path);
      const tree = markdownToMdast(source) as Root;
      const frontMatter = readFrontMatter(source);
      const unread = mistake && { mistakes: [mistake] };
      entries.push({ path, folder, locale, place, tree, source, ...frontMatter, ...unread });
    }
  }
  return { entries, pictures, mistakes };
}

/** Returns whether a file was left by a system or program: `.DS_Store`, `Thumbs.db`, `x.md~`. */
function isOfATool(path: string): boolean {
  return /\/(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/i.test(path);
}
