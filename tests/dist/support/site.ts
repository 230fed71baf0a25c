import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, parsePage } from '../../../build-steps/page.ts';

/** The folder of the built site. */
export const DIST = join(import.meta.dirname, '../../../dist');

/** A built page. A redirect page only leads to a screen. The payment page is not one of the site's screens. */
export interface BuiltPage {
  /** The page's path in the folder of the built site: `en/login/index.html`. */
  file: string;
  html: string;
  kind: 'screen' | 'redirect' | 'payment';
}

/** All pages, sorted by their paths. */
export const pages: readonly BuiltPage[] = globSync('**/*.html', { cwd: DIST })
  .sort()
  .map((file) => {
    const html = readFileSync(join(DIST, file), 'utf8');
    const own = html.includes('data-screen') ? 'screen' : 'redirect';
    return { file, html, kind: file === 'payment/index.html' ? 'payment' : own };
  });

/** The pages of one kind. */
export const pagesOf = (kind: BuiltPage['kind']): BuiltPage[] => pages.filter((page) => page.kind === kind);

let parsed: Page[] | undefined;

/** All pages as parsed trees. Parsing takes seconds, so it happens once, and only for tests that need trees. */
export const trees = (): readonly Page[] => (parsed ??= pages.map(({ file, html }) => parsePage(file, html)));

/** The text at an address: a page, or a file of that name. */
export const read = (address: string): string =>
  readFileSync(join(DIST, address, address.endsWith('/') ? 'index.html' : ''), 'utf8');

/** The paths of the pages that failed a check. */
export const filesOf = (wrong: readonly { file: string }[]): string[] => wrong.map(({ file }) => file);
