import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectsFile } from '../../routes/hosting.ts';
import { LOCALES } from '../../routes/locales.ts';

/** Headers that a `<meta>` can't carry, in the format of Netlify and Cloudflare Pages (docs/behaviour/addresses.md#hosting). */
const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Cloudflare Pages and Netlify look for the nearest `404.html`; Astro makes only the one at the root. */
export async function moveNotFoundPages(dist: string): Promise<void> {
  await Promise.all(
    LOCALES.map((locale) => rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'))),
  );
}

/** Writes the files that tell hosts about headers and rewrites. */
export async function writeHostFiles(dist: string): Promise<void> {
  await writeFile(join(dist, '_redirects'), redirectsFile());
  await writeFile(join(dist, '_headers'), HEADERS);
}

/** Paths that hosts answer with another file: `/zh/ticketContent/*`. */
export function rewrittenPaths(): string[] {
  return redirectsFile()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter(Boolean);
}
