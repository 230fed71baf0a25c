import { rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectsFile } from '#routes/hosting.ts';
import { LOCALES } from '#routes/locales.ts';
import { headersFile } from './headers.ts';

/** Files that hosts read and must not serve. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/**
 * Hosts that show the nearest `404.html` need one per language, but Astro makes a folder of it. The empty folder is
 * removed, because a server would answer its address with "listing forbidden".
 */
export async function moveNotFoundPages(dist: string): Promise<void> {
  for (const locale of LOCALES) {
    await rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'));
    await rmdir(join(dist, locale, '404'));
  }
}

/** Writes the files that tell hosts about headers and rewrites. */
export async function writeHostFiles(dist: string, isSandbox: boolean): Promise<void> {
  await writeFile(join(dist, '_redirects'), redirectsFile());
  await writeFile(join(dist, '_headers'), headersFile(isSandbox));
}
