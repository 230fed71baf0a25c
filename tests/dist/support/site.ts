import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, parsePage } from '../../../build-steps/page.ts';

/** The folder of the built site. */
export const DIST = join(import.meta.dirname, '../../../dist');

/** A built page. Stubs only lead on; the page of a payment is no screen of ours. */
export interface BuiltPage {
  /** Its path below the site's folder: `en/login/index.html`. */
  file: string;
  html: string;
  kind: 'screen' | 'stub' | 'payment';
}

/** All pages, in order of their files. */
export const pages: readonly BuiltPage[] = globSync('**/*.html', { cwd: DIST })
  .sort()
  .map((file) => {
    const html = readFileSync(join(DIST, file), 'utf8');
    const own = html.includes('data-screen') ? 'screen' : 'stub';
    return { file, html, kind: file === 'payment/index.html' ? 'payment' : own };
  });

/** The pages of one kind. */
export const pagesOf = (kind: BuiltPage['kind']): BuiltPage[] => pages.filter((page) => page.kind === kind);

let parsed: Page[] | undefined;

/** All pages as trees. Parsing takes seconds, so it is done once, and only for tests that need trees. */
export const trees = (): readonly Page[] => (parsed ??= pages.map(({ file, html }) => parsePage(file, html)));

/** What stands at an address: a page, or a file of that name. */
export const read = (address: string): string =>
  readFileSync(join(DIST, address, address.endsWith('/') ? 'index.html' : ''), 'utf8');

/** The files of some that something is wrong with. */
export const filesOf = (wrong: readonly { file: string }[]): string[] => wrong.map(({ file }) => file);
