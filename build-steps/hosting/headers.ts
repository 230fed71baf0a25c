import * as config from '#config.ts';
import { ROOT_ICONS, WORKER_ADDRESS } from '#routes/files.ts';
import { LOCALES } from '#routes/locales.ts';
import { PAYMENT_ADDRESS, PAYMENT_SANDBOX } from '#routes/payment-address.ts';
import { paymentPagePolicy } from '../policy.ts';
import { FOREIGN_POLICY, foreignPaths } from './foreign-files.ts';

/** The folder in which nginx and Caddy expect the built site. */
export const ROOT = '/var/www/petrel';

const site = new URL(config.siteUrl);

/** The site's host name, without a port. */
export const HOST = site.hostname;

/** The site's host name, with its port if that is not 443. */
export const HOST_AND_PORT = site.host;

/** The port at which the site is served. */
export const PORT = site.port || '443';

/** The lines at the top of every generated configuration. */
export const NOTICE = `# "npm run hosting" made this file from the route table, src/config.ts and the headers of dist/_headers. To change it, change
# those and run the command again. docs/hosting/hosts.md explains step by step how to use it.`;

/** The headers of the file at a path. A pattern that ends in `*` covers everything below the path. */
export interface HeaderBlock {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Features that none of the site's pages may use. Only names that Chromium knows, because it warns of unknown ones. */
const UNUSED =
  'accelerometer autoplay camera clipboard-read compute-pressure display-capture encrypted-media gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials publickey-credentials-create screen-wake-lock serial sync-xhr usb window-management xr-spatial-tracking'.split(
    ' ',
  );
/** Features that a payment gateway may need. Only the payment page may use them. */
const PAYING = ['payment', 'publickey-credentials-get', 'storage-access'];
/** Features that the site uses: copy buttons, and the guide's clips. */
const USED = ['clipboard-write', 'fullscreen', 'picture-in-picture'];

/**
 * Returns `_headers` for Netlify and Cloudflare Pages: the headers that a `<meta>` can't set
 * (docs/behaviour/addresses.md#headers).
 */
export function headersFile(isSandbox: boolean): string {
  return headerBlocks(isSandbox)
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Returns the blocks of `_headers`; the configurations of all hosts are made from them. The first one matches every
 * path.
 */
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
    // The names of these two scripts never change, so browsers must always ask for the newest version.
    ...['/new-version.js', WORKER_ADDRESS].map((path) =>
      block(path, { 'Cache-Control': 'no-cache', ...sharedWith('same-origin') }),
    ),
    ...LOCALES.map((locale) => block(`/${locale}/*`, sharedWith('same-origin'))),
    // Other sites show these pictures in shared links, feeds and bookmarks.
    ...['/og/*', '/icons/*', ...ROOT_ICONS].map((pattern) => block(pattern, sharedWith('cross-origin'))),
    paymentPageBlock(isSandbox),
    // If a file has two content policies, both apply.
    ...foreignPaths().map((path) => block(`${path}/*`, { 'Content-Security-Policy': FOREIGN_POLICY })),
  ];
}

/**
 * Returns the headers that deprive the payment page of the site's origin. Some hosts add them to the headers of every
 * page, others replace those (docs/behaviour/addresses.md#headers). The headers must work in both cases.
 *
 * If a page has two content policies, both apply. Browsers refuse a page that has both `sandbox` and an opener policy,
 * so the opener policy is reset here. Two opener policies are invalid, which has the same effect. Of two referrer
 * policies the last one wins, and so it is with two permissions for a feature.
 */
function paymentPageBlock(isSandbox: boolean): HeaderBlock {
  return block(`${PAYMENT_ADDRESS}*`, {
    'Content-Security-Policy': `sandbox ${PAYMENT_SANDBOX}; frame-ancestors 'self'; ${paymentPagePolicy({ isSandbox })}`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Permissions-Policy': features({ unused: UNUSED, used: [...USED, ...PAYING], by: '*' }),
    // After a reload or Back, this header tells the browser where the visit came from. The page itself sends no
    // referrer to other hosts.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    ...sharedWith('same-origin'),
  });
}

/**
 * Says which sites may load a file. Never set this for all paths: hosts would join two values, and both would be
 * invalid.
 */
function sharedWith(whom: 'same-origin' | 'cross-origin'): Record<string, string> {
  return { 'Cross-Origin-Resource-Policy': whom };
}

function features({ unused, used, by }: { unused: string[]; used: string[]; by: string }): string {
  return [...used.map((name) => `${name}=${by}`), ...unused.map((name) => `${name}=()`)].join(', ');
}

function block(pattern: string, headers: Record<string, string>): HeaderBlock {
  return { pattern, headers };
}

/**
 * The `Cache-Control` of files without a value of their own: browsers may store them, but must ask whether they
 * changed.
 */
export const FRESH = 'public, max-age=0, must-revalidate';

/** A row of `headerRows()`. */
export type HeaderRow = ReturnType<typeof headerRows>[number];

/**
 * Returns the same headers by name, for hosts with another format. Each has a default, and values for some paths that
 * replace it.
 */
export function headerRows() {
  const [everywhere, ...others] = headerBlocks(false);
  const names = [everywhere, ...others].flatMap(({ headers }) => Object.keys(headers));
  return [...new Set(names)].map((name) => ({
    name,
    // Hosts that read `_headers` send this default themselves.
    everywhere: everywhere.headers[name] ?? (name === 'Cache-Control' ? FRESH : undefined),
    elsewhere: others.flatMap(({ pattern, headers: { [name]: value } }) => (value ? [{ pattern, value }] : [])),
  }));
}
