import * as config from '../../src/config.ts';
import { ROOT_ICONS } from '../../src/routes/icons.ts';
import { LOCALES } from '../../src/routes/locales.ts';
import { PAYMENT_ADDRESS } from '../../src/routes/payment-address.ts';
import { WORKER_ADDRESS } from '../../src/routes/worker-address.ts';
import { handOverPolicy } from '../policy.ts';
import { adminBlocks } from './admin-headers.ts';

/** What is sent with the files at a path, or below it where the pattern ends in `*`. */
export interface HeaderBlock {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

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

/**
 * `_headers`: what a `<meta>` can't carry, in the format of Netlify and Cloudflare Pages. What each header is for, and how hosts put
 * several blocks together: docs/behaviour/addresses.md#headers.
 */
export function headersFile(isSandbox: boolean): string {
  return headerBlocks(isSandbox)
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The blocks of `_headers`, from which the configurations of all other hosts are made, too. The first one fits every path. */
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
    // The two scripts whose names stay the same: who has an older version must get the newest one.
    ...['/new-version.js', WORKER_ADDRESS].map((path) =>
      block(path, { 'Cache-Control': 'no-cache', ...sharedWith('same-origin') }),
    ),
    ...LOCALES.map((locale) => block(`/${locale}/*`, sharedWith('same-origin'))),
    // Shared links, feeds and bookmarks show these on other sites.
    ...['/og/*', '/icons/*', ...ROOT_ICONS].map((pattern) => block(pattern, sharedWith('cross-origin'))),
    handOverBlock(isSandbox),
    ...adminBlocks(),
  ];
}

/**
 * The headers that take the origin away from the page for payments. Hosts either add them to those of every page or put them in their
 * place (docs/behaviour/addresses.md#headers), so they hold alone and together: two policies both count. With an opener policy beside
 * `sandbox` browsers refuse a page, so it is taken back; joined to the other one it makes no sense, which means the same. Of two
 * referrer policies, and of a feature that is named twice, the last word counts.
 */
function handOverBlock(isSandbox: boolean): HeaderBlock {
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

function block(pattern: string, headers: Record<string, string>): HeaderBlock {
  return { pattern, headers };
}

/** What is said of files that nothing else is said of: browsers may keep them, and ask whether they have changed. */
export const FRESH = 'public, max-age=0, must-revalidate';

/** A header as hosts know it that send a single value: the one for every path (nothing is sent if it is undefined), and those in its place. */
export interface HeaderRow {
  name: string;
  everywhere: string | undefined;
  elsewhere: readonly { pattern: string; value: string }[];
}

/** The same headers by their names, for hosts that do not read `_headers`. */
export function headerRows(): HeaderRow[] {
  const [everywhere, ...others] = headerBlocks(false);
  const names = [everywhere, ...others].flatMap(({ headers }) => Object.keys(headers));
  return [...new Set(names)].map((name) => ({
    name,
    // Hosts that read `_headers` say so by themselves.
    everywhere: everywhere.headers[name] ?? (name === 'Cache-Control' ? FRESH : undefined),
    elsewhere: others.flatMap(({ pattern, headers: { [name]: value } }) => (value ? [{ pattern, value }] : [])),
  }));
}
