import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as config from '../../config.ts';
import { redirectsFile } from '../../routes/hosting.ts';
import { LOCALES } from '../../routes/locales.ts';
import { PAYMENT_ADDRESS } from '../../routes/payment-address.ts';
import { WORKER_ADDRESS } from '../../routes/worker-address.ts';
import { handOverPolicy } from './policy.ts';

/** Features that the site never uses and no page of it may ask for; each name is one that Chromium knows, or it would warn. */
const UNUSED =
  'accelerometer autoplay camera clipboard-read compute-pressure display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials publickey-credentials-create screen-wake-lock serial sync-xhr usb window-management xr-spatial-tracking'.split(
    ' ',
  );
/** Features that a gateway may need, in the page for payments alone. */
const PAYING = ['payment', 'publickey-credentials-get', 'storage-access'];
/** Features of the site itself: buttons that copy, and the guide's clips. */
const USED = ['clipboard-write', 'fullscreen', 'picture-in-picture'];

/** What a payment page may do although it belongs to nobody: all but `allow-same-origin`, which would give it the session. */
const SANDBOX =
  'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation';

/** Cloudflare Pages and Netlify look for the nearest `404.html`; Astro makes only the one at the root. */
export async function moveNotFoundPages(dist: string): Promise<void> {
  await Promise.all(
    LOCALES.map((locale) => rename(join(dist, locale, '404/index.html'), join(dist, locale, '404.html'))),
  );
}

/** Writes the files that tell hosts about headers and rewrites, and GitHub Pages not to leave out folders that begin with a dot. */
export async function writeHostFiles(dist: string, isSandbox: boolean): Promise<void> {
  await writeFile(join(dist, '_redirects'), redirectsFile());
  await writeFile(join(dist, '_headers'), headersFile(isSandbox));
  await writeFile(join(dist, '.nojekyll'), '');
}

/**
 * `_headers`: what a `<meta>` can't carry, in the format of Netlify and Cloudflare Pages. What each header is for, and how hosts put
 * several blocks together: docs/behaviour/addresses.md#headers.
 */
export function headersFile(isSandbox: boolean): string {
  return [
    block('/*', {
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
      'Strict-Transport-Security': `max-age=31536000${config.hstsCoversSubdomains ? '; includeSubDomains' : ''}`,
      'Permissions-Policy': features({ unused: [...UNUSED, ...PAYING], used: USED, by: '(self)' }),
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    block('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable', ...sharedWith('same-origin') }),
    // The two scripts whose names stay the same: who has an older version must get the newest one.
    ...['/new-version.js', WORKER_ADDRESS].map((path) =>
      block(path, { 'Cache-Control': 'no-cache', ...sharedWith('same-origin') }),
    ),
    ...LOCALES.map((locale) => block(`/${locale}/*`, sharedWith('same-origin'))),
    // Shared links, feeds and bookmarks show these on other sites.
    ...['/og/*', '/favicon.svg'].map((pattern) => block(pattern, sharedWith('cross-origin'))),
    handOverBlock(isSandbox),
  ].join('\n');
}

/**
 * The headers that take the origin away from the page for payments. Hosts either add them to those of every page or put them in their
 * place (docs/behaviour/addresses.md#headers), so they hold alone and together: two policies both count. With an opener policy beside
 * `sandbox` browsers refuse a page, so it is taken back; joined to the other one it makes no sense, which means the same. Of two
 * referrer policies, and of a feature that is named twice, the last word counts.
 */
function handOverBlock(isSandbox: boolean): string {
  return block(`${PAYMENT_ADDRESS}*`, {
    'Content-Security-Policy': `${SANDBOX}; frame-ancestors 'self'; ${handOverPolicy({ isSandbox })}`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Permissions-Policy': features({ unused: UNUSED, used: [...USED, ...PAYING], by: '*' }),
    // After a reload, or Back, a browser judges by this where the visit came from; the page itself sends no referrer to anybody.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    ...sharedWith('same-origin'),
  });
}

/** Who may load a file into a page of theirs. Never for all paths at once: a second value would be joined to it, and void both. */
function sharedWith(whom: 'same-origin' | 'cross-origin'): Record<string, string> {
  return { 'Cross-Origin-Resource-Policy': whom };
}

function features({ unused, used, by }: { unused: string[]; used: string[]; by: string }): string {
  return [...used.map((name) => `${name}=${by}`), ...unused.map((name) => `${name}=()`)].join(', ');
}

function block(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

/** Paths that hosts answer with another file: `/zh/ticketContent/*`. */
export function rewrittenPaths(): string[] {
  return redirectsFile()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter(Boolean);
}
