import { rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectsFile } from '../../src/routes/hosting.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { headersFile } from './headers.ts';

/** What hosts read, and none may give out. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/**
 * Hosts that know a page per folder look for the nearest `404.html`; Astro makes only the one at the root. The empty folder goes, too: at
 * its address a server would say that it may not be listed.
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
