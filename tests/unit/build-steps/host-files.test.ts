import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECURITY_TXT, securityFile } from '#routes/files.ts';
import { LOCALES } from '#routes/locales.ts';
import { localized } from '#routes/paths.ts';
import { PAYMENT_ADDRESS } from '#routes/payment-address.ts';
import { allVariants, bareStubs, olderStubs } from '#routes/variants.ts';
import { headersFile } from '../../../build-steps/hosting/headers.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/site-rules.ts';

const { rules: RULES, dropped: DROPPED } = parseHeaders(headersFile(false));
/** How hosts put two blocks together: Cloudflare Pages, Netlify. */
const READINGS = ['joined', 'last'] as const;
const PAGES = [
  '/',
  ...[...bareStubs(), ...olderStubs()].map(({ from }) => from),
  ...allVariants().flatMap(({ path }) => LOCALES.map((locale) => localized(path, locale))),
  '/en/ticketContent/102/',
];
const OTHERS = ['/404.html', '/robots.txt', '/sitemap-index.xml', '/nowhere', SECURITY_TXT];
const ASSETS = ['/_astro/Login.CkH3.js', '/_astro/clip.mp4'];
const SHARED = ['/og/tw.png', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icons/maskable-512.png'];

/** What stands on every answer but the page for payments, written out: a header lost or added is a change to look at. */
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
  test(`no path loses a header to a block of its own, where two blocks are ${reading}`, () => {
    const headers = (path: string) => headersFor(RULES, path, reading);
    const own = { 'cross-origin-resource-policy': 'same-origin' };
    for (const path of [...PAGES, ...OTHERS]) {
      // What chooses a language, and what robots read, holds nothing to keep from others.
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

  test(`the page for payments has no origin, no opener policy and what gateways need, where two blocks are ${reading}`, () => {
    const headers = headersFor(RULES, PAYMENT_ADDRESS, reading);
    // Policies are joined by commas, and all of them count.
    const policies = headers['content-security-policy']?.split(/, (?=sandbox|frame-ancestors)/) ?? [];
    const sandbox = policies.at(-1) ?? '';
    assert.match(
      sandbox,
      /^sandbox (?!.*allow-same-origin)[^;]*; frame-ancestors 'self'; default-src 'none'; script-src /,
    );
    assert.doesNotMatch(sandbox, /localhost|127\.0\.0\.1/);
    assert.deepEqual(policies.slice(0, -1), reading === 'joined' ? ["frame-ancestors 'self'"] : []);
    // A list is no opener policy at all.
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

test('hosts take all of the file: at most 100 blocks and 2,000 characters a line, and nothing that only one of them knows', () => {
  assert.deepEqual(DROPPED, []);
  for (const isSandbox of [true, false]) {
    for (const line of headersFile(isSandbox).split('\n')) {
      assert.match(line, /^(|\/\S*| {2}[A-Z][A-Za-z-]+: [^!\t]+)$/);
    }
  }
});

test('security.txt names the operator’s address, the languages and a day less than a year away', () => {
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

/** Of a feature that is named twice the last word counts, as in any dictionary of structured headers. */
function permissionsOf(header: string): Map<string, string> {
  return new Map(header.split(', ').map((part) => part.split('=') as [string, string]));
}
