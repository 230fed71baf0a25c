import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectsFile } from '../../routes/hosting.ts';
import { LOCALES } from '../../routes/locales.ts';
import { PAYMENT_ADDRESS } from '../../routes/payment-address.ts';
import { handOverPolicy } from './policy.ts';

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

/** What a payment page may do although it belongs to nobody: all but `allow-same-origin`, which would give it the session. */
const SANDBOX =
  'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation';

/** Cloudflare Pages and Netlify look for the nearest `404.html`; Astro makes only the one at the root. */
export async function moveNotFoundPages(dist: string): Promise<void> {
  await Promise.all(
    LOCALES.map((locale) => rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'))),
  );
}

/** Writes the files that tell hosts about headers and rewrites. */
export async function writeHostFiles(dist: string, isSandbox: boolean): Promise<void> {
  await writeFile(join(dist, '_redirects'), redirectsFile());
  await writeFile(join(dist, '_headers'), HEADERS + handOverHeaders(isSandbox));
}

/**
 * The headers that take the origin away from the page for payments. Hosts either add them to those of every page or put them in their
 * place (docs/behaviour/addresses.md#hosting), so they hold alone and together: two policies both count. With an opener policy beside
 * `sandbox` browsers refuse a page, so it is taken back; joined to the other one it makes no sense, which means the same.
 */
function handOverHeaders(isSandbox: boolean): string {
  return `${PAYMENT_ADDRESS}*
  Content-Security-Policy: ${SANDBOX}; frame-ancestors 'self'; ${handOverPolicy({ isSandbox })}
  Cross-Origin-Opener-Policy: unsafe-none
  X-Robots-Tag: noindex
`;
}

/** Paths that hosts answer with another file: `/zh/ticketContent/*`. */
export function rewrittenPaths(): string[] {
  return redirectsFile()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter(Boolean);
}
