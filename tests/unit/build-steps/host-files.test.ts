import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECURITY_TXT, securityFile } from '#routes/files.ts';
import { LOCALES } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import { allVariants, bareRedirects, olderRedirects } from '#routes/variants.ts';
import { headersFile } from '../../../build-steps/hosting/headers.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/site-rules.ts';

const { rules: RULES, dropped: DROPPED } = parseHeaders(headersFile(false));
/** How hosts combine two blocks for one path: Cloudflare Pages joins them, Netlify takes the last value. */
const READINGS = ['joined', 'last'] as const;
const PAGES = [
  '/',
  ...[...bareRedirects(), ...olderRedirects()].map(({ from }) => from),
  ...allVariants().flatMap(({ path }) => LOCALES.map((locale) => localized(path, locale))),
  '/en/ticketContent/102/',
];
const OTHERS = ['/404.html', '/robots.txt', '/sitemap-index.xml', '/nowhere', SECURITY_TXT];
const ASSETS = ['/_astro/Login.CkH3.js', '/_astro/clip.mp4'];
const SHARED = ['/og/tw.png', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icons/maskable-512.png'];

/**
 * The headers of every answer except for the payment page. They are written out, so that nobody adds or loses a header
 * unnoticed.
 */
const EVERYWHERE = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy':
    'clipboard-write=(self), fullscreen=(self), picture-in-picture=(self), accelerometer=(), autoplay=(), camera=(), clipboard-read=(), compute-pressure=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), publickey-credentials-create=(), screen-wake-lock=(), serial=(), sync-xhr=(), usb=(), window-management=(), xr-spatial-tracking=(), payment=(), publickey-credentials-get=(), storage-access=()',
  'cross-origin-opener-policy': 'same-origin',
};

for (const reading of READINGS) {
  test(`no path loses a header because it has a block of its own (repeated headers: ${reading})`, () => {
    const headers = (path: string) => headersFor(RULES, path, reading);
    const own = { 'cross-origin-resource-policy': 'same-origin' };
    for (const path of [...PAGES, ...OTHERS]) {
      // Pages without a language, and files for robots, contain nothing that other sites must not load.
      assert.deepEqual(headers(path), { ...EVERYWHERE, ...(/^\/(zh|tw|en)\//.test(path) && own) }, path);
    }
    for (const path of ASSETS) {
      const cached = { 'cache-control': 'public, max-age=31536000, immutable' };
      assert.deepEqual(headers(path), { ...EVERYWHERE, ...cached, ...own }, path);
    }
    const fresh = { 'cache-control': 'no-cache' };
    for (const path of ['/new-version.js', '/sw.js'])
      assert.deepEqual(headers(path), { ...EVERYWHERE, ...fresh, ...own });
    for (const path of SHARED) {
      assert.deepEqual(headers(path), { ...EVERYWHERE, 'cross-origin-resource-policy': 'cross-origin' }, path);
    }
  });

  test(`the payment page has no origin, no opener policy, and the features that gateways need (repeated headers: ${reading})`, () => {
    const headers = headersFor(RULES, PAYMENT_ADDRESS, reading);
    // Hosts join policies by commas, and all of them apply.
    const policies = headers['content-security-policy']?.split(/, (?=sandbox|frame-ancestors)/) ?? [];
    const sandbox = policies.at(-1) ?? '';
    assert.match(
      sandbox,
      /^sandbox (?!.*allow-same-origin)[^;]*; frame-ancestors 'self'; default-src 'none'; script-src /,
    );
    assert.doesNotMatch(sandbox, /localhost|127\.0\.0\.1/);
    assert.deepEqual(policies.slice(0, -1), reading === 'joined' ? ["frame-ancestors 'self'"] : []);
    // Browsers ignore an opener policy that is a list.
    const opener = { joined: 'same-origin, unsafe-none', last: 'unsafe-none' };
    assert.equal(headers['cross-origin-opener-policy'], opener[reading]);
    const permissions = permissionsOf(headers['permissions-policy'] ?? '');
    for (const feature of ['payment', 'publickey-credentials-get', 'storage-access', 'fullscreen', 'clipboard-write']) {
      assert.equal(permissions.get(feature), '*', feature);
    }
    for (const feature of ['camera', 'geolocation', 'microphone', 'usb']) assert.equal(permissions.get(feature), '()');
    const { 'strict-transport-security': hsts, 'referrer-policy': referrer } = headers;
    assert.equal(hsts, 'max-age=31536000');
    assert.equal(referrer?.split(', ').at(-1), 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-robots-tag'], 'noindex');
  });
}

test('hosts accept the whole file: at most 100 blocks, 2,000 characters a line, and only syntax that all of them know', () => {
  assert.deepEqual(DROPPED, []);
  for (const isSandbox of [true, false]) {
    for (const line of headersFile(isSandbox).split('\n')) {
      assert.match(line, /^(|\/\S*| {2}[A-Z][A-Za-z-]+: [^!\t]+)$/);
    }
  }
});

test('security.txt contains the operator’s address, the languages, and a day less than a year away', () => {
  const file = securityFile({
    siteUrl: 'https://petrel.example',
    email: 'support@petrel.example',
    builtMs: Date.UTC(2026, 0, 31, 12),
  });
  assert.equal(
    file,
    [
      'Contact: mailto:support@petrel.example',
      'Expires: 2027-01-01T12:00:00.000Z',
      'Preferred-Languages: zh-Hans, zh-Hant, en',
      'Canonical: https://petrel.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

/** Reads the header as a dictionary of structured headers: if a feature is named twice, the last value counts. */
function permissionsOf(header: string): Map<string, string> {
  return new Map(header.split(', ').map((part) => part.split('=') as [string, string]));
}
