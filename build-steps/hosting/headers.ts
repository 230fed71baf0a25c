import * as config from '#config.ts';
import { ROOT_ICONS, WORKER_ADDRESS } from '#routes/files.ts';
import { LOCALES } from '#routes/locales.ts';
import { PAYMENT_ADDRESS, PAYMENT_SANDBOX } from '#routes/payment-address.ts';
import { paymentPagePolicy } from '../policy.ts';
import { FOREIGN_POLICY, foreignPaths } from './foreign-files.ts';

/** Where nginx and Caddy expect the built site. */
export const ROOT = '/var/www/petrel';

/** The site's host name, without a port. */
export const HOST = new URL(config.siteUrl).hostname;

/** The lines at the top of every generated configuration. */
export const NOTICE = `# Made by "npm run hosting" from the route table, src/config.ts and the headers of dist/_headers. Change those, and make it again.
# How to use it, step by step: docs/hosting/hosts.md`;

/** The headers of the files at a path, or below it if the pattern ends in `*`. */
export interface HeaderBlock {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Features that none of the site's pages may use. Only names that Chromium knows, because it warns of others. */
const UNUSED =
  'accelerometer autoplay camera clipboard-read compute-pressure display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials publickey-credentials-create screen-wake-lock serial sync-xhr usb window-management xr-spatial-tracking'.split(
    ' ',
  );
/** Features that a payment gateway may need; only the payment page may use them. */
const PAYING = ['payment', 'publickey-credentials-get', 'storage-access'];
/** Features that the site uses: copy buttons, and the guide's clips. */
const USED = ['clipboard-write', 'fullscreen', 'picture-in-picture'];

/** `_headers`: what a `<meta>` can't set, as Netlify and Cloudflare Pages read it (docs/behaviour/addresses.md#headers). */
export function headersFile(isSandbox: boolean): string {
  return headerBlocks(isSandbox)
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The blocks of `_headers`, of which the configurations of all hosts are made. The first one matches every path. */
export function headerBlocks(isSandbox: boolean): [HeaderBlock, ...HeaderBlock[]] {
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
    // The two scripts whose names never change: browsers with an old version must get the newest one.
    ...['/new-version.js', WORKER_ADDRESS].map((path) =>
      block(path, { 'Cache-Control': 'no-cache', ...sharedWith('same-origin') }),
    ),
    ...LOCALES.map((locale) => block(`/${locale}/*`, sharedWith('same-origin'))),
    // Shared links, feeds and bookmarks show these on other sites.
    ...['/og/*', '/icons/*', ...ROOT_ICONS].map((pattern) => block(pattern, sharedWith('cross-origin'))),
    paymentPageBlock(isSandbox),
    // Of two content policies both apply.
    ...foreignPaths().map((path) => block(`${path}/*`, { 'Content-Security-Policy': FOREIGN_POLICY })),
  ];
}

/**
 * The headers that take the origin away from the payment page. Hosts either add them to those of every page or replace
 * those (docs/behaviour/addresses.md#headers), so they must work both ways. Of two content policies both apply.
 * Browsers refuse a page with `sandbox` and an opener policy, so the latter is reset here; two of them are invalid, which
 * has the same effect. Of two referrer policies, or permissions for the same feature, the last one wins.
 */
function paymentPageBlock(isSandbox: boolean): HeaderBlock {
  return block(`${PAYMENT_ADDRESS}*`, {
    'Content-Security-Policy': `sandbox ${PAYMENT_SANDBOX}; frame-ancestors 'self'; ${paymentPagePolicy({ isSandbox })}`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Permissions-Policy': features({ unused: UNUSED, used: [...USED, ...PAYING], by: '*' }),
    // After a reload, or Back, this tells a browser where the visit came from; the page itself sends no referrer to
    // other hosts.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    ...sharedWith('same-origin'),
  });
}

/** Which sites may load a file. Never for all paths: a second value would be joined to it and make both invalid. */
function sharedWith(whom: 'same-origin' | 'cross-origin'): Record<string, string> {
  return { 'Cross-Origin-Resource-Policy': whom };
}

function features({ unused, used, by }: { unused: string[]; used: string[]; by: string }): string {
  return [...used.map((name) => `${name}=${by}`), ...unused.map((name) => `${name}=()`)].join(', ');
}

function block(pattern: string, headers: Record<string, string>): HeaderBlock {
  return { pattern, headers };
}

/** `Cache-Control` of files without another value: browsers may keep them, but must ask whether they have changed. */
export const FRESH = 'public, max-age=0, must-revalidate';

/** One of them. */
export type HeaderRow = ReturnType<typeof headerRows>[number];

/** The same headers by name, each with the default and the values that replace it at some paths, for other hosts. */
export function headerRows() {
  const [everywhere, ...others] = headerBlocks(false);
  const names = [everywhere, ...others].flatMap(({ headers }) => Object.keys(headers));
  return [...new Set(names)].map((name) => ({
    name,
    // Hosts that read `_headers` send this by default.
    everywhere: everywhere.headers[name] ?? (name === 'Cache-Control' ? FRESH : undefined),
    elsewhere: others.flatMap(({ pattern, headers: { [name]: value } }) => (value ? [{ pattern, value }] : [])),
  }));
}
