import { rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '#routes/locales.ts';
import { shellPaths } from '#routes/variants.ts';
import { headersFile } from './headers.ts';

/** Files that hosts read and must not serve. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/** Hosts need a `404.html` per language, but Astro makes a folder of it, whose address would be forbidden, not missing. */
export async function moveNotFoundPages(dist: string): Promise<void> {
  for (const locale of LOCALES) {
    await rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'));
    await rmdir(join(dist, locale, '404'));
  }
}

/**
 * `_redirects` for hosts that rewrite: unknown parameter values get the screen's one file. The rule names its folder,
 * because Cloudflare would redirect `index.html` to the folder, find that the rule matches it again, and drop the rule.
 */
export function redirectsFile(): string {
  return shellPaths()
    .map((shell) => `${shell}* ${shell} 200\n`)
    .join('');
}

/** Writes the files that tell hosts about headers and rewrites. */
export async function writeHostFiles(dist: string, isSandbox: boolean): Promise<void> {
  await writeFile(join(dist, '_redirects'), redirectsFile());
  await writeFile(join(dist, '_headers'), headersFile(isSandbox));
}
