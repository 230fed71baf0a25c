import { rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '#routes/locales.ts';
import { shellPaths } from '#routes/variants.ts';
import { headersFile } from './headers.ts';

/** Files that hosts read and must not serve. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/**
 * Moves the 404 page of each language from Astro's folder to `404.html`, where hosts look for it. If the folder stayed,
 * hosts would answer its address with "forbidden" instead of "not found".
 */
export async function moveNotFoundPages(dist: string): Promise<void> {
  for (const locale of LOCALES) {
    await rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'));
    await rmdir(join(dist, locale, '404'));
  }
}

/**
 * Returns `_redirects` for hosts that rewrite: every ticket id gets the screen's one file. The rule names the folder,
 * not `index.html`. Cloudflare would redirect `index.html` to the folder, see that the rule matches the folder again,
 * and ignore the rule.
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
