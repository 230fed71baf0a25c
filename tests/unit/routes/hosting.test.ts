import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allVariants,
  alternates,
  bareStubs,
  canonicalUrl,
  isInSitemap,
  olderStubs,
  redirectsFile,
} from '../../../src/routes/hosting.ts';
import { parseRedirects, redirectFor } from '../../sandbox/host/site-rules.ts';

const SITE = 'https://petrel.example';

test('there are 40 pages in each language, a stub for each but the 404 page, and 11 older names', () => {
  // 29 rows; packages 3, download types 6 and router steps 5 are 14 pages instead of 3.
  assert.equal(allVariants().length, 40);
  assert.equal(bareStubs().length, 39);
  assert.equal(olderStubs().length, 11);
  const places = [...bareStubs(), ...olderStubs()].map(({ from }) => from);
  assert.equal(new Set(places).size, places.length, 'no address has two files');
});

test('older names lead where the specification says', () => {
  assert.deepEqual(Object.fromEntries(olderStubs().map(({ from, to }) => [from, to])), {
    '/index': '/',
    '/packages': '/packages/1',
    '/forgetPass': '/forgotPassword',
    '/forgotPass': '/forgotPassword',
    '/resetPass': '/resetPassword',
    '/clientIos': '/download/ios',
    '/clientWindows': '/download/windows',
    '/clientMac': '/download/macos',
    '/clientExt': '/download/ext',
    '/router/r2s': '/router/r2s/1',
    '/refund': '/terms#refund',
  });
});

test('tickets are rewritten to their shell, in each language and bare', () => {
  assert.equal(
    redirectsFile(),
    [
      '/zh/ticketContent/* /zh/ticketContent/index.html 200',
      '/tw/ticketContent/* /tw/ticketContent/index.html 200',
      '/en/ticketContent/* /en/ticketContent/index.html 200',
      '/ticketContent/* /ticketContent/index.html 200',
      '',
    ].join('\n'),
  );
  assert.deepEqual(redirectFor(parseRedirects(redirectsFile()), '/tw/ticketContent/105/'), {
    target: '/tw/ticketContent/index.html',
    status: 200,
    force: false,
  });
});

test('a page names its three languages, and the bare path as the one that chooses', () => {
  assert.deepEqual(alternates('/terms', SITE), [
    { hreflang: 'zh-Hans', href: `${SITE}/zh/terms/` },
    { hreflang: 'zh-Hant', href: `${SITE}/tw/terms/` },
    { hreflang: 'en', href: `${SITE}/en/terms/` },
    { hreflang: 'x-default', href: `${SITE}/terms` },
  ]);
  assert.equal(alternates('/', SITE).at(-1)?.href, `${SITE}/`);
});

test('screens that repeat another one name it as canonical', () => {
  const url = (name: 'help' | 'appTerms' | 'appPrivacy' | 'terms', path: string) =>
    canonicalUrl({ name, params: {}, path }, 'tw', SITE);
  assert.equal(url('help', '/help'), `${SITE}/tw/faq/`);
  assert.equal(url('appTerms', '/appTerms'), `${SITE}/tw/terms/`);
  assert.equal(url('appPrivacy', '/appPrivacy'), `${SITE}/tw/privacy/`);
  assert.equal(url('terms', '/terms'), `${SITE}/tw/terms/`);
});

test('the sitemap lists exactly the public pages that search engines shall know', () => {
  const listed = allVariants().filter(({ path }) => isInSitemap(`/en${path === '/' ? '' : path}/`));
  assert.deepEqual(
    listed.map(({ path }) => path),
    [
      '/',
      ...['ios', 'android', 'windows', 'macos', 'ext', 'router'].map((type) => `/download/${type}`),
      ...[1, 2, 3, 4, 5].map((step) => `/router/r2s/${step}`),
      '/appleIdCreate',
      '/faq',
      '/terms',
      '/privacy',
      '/contact',
      '/enterprise',
    ],
  );
  for (const path of ['/', '/faq', '/faq/', '/en/login/', '/en/help/', '/en/appTerms/', '/en/404/', '/de/faq/']) {
    assert.equal(isInSitemap(path), false, path);
  }
});
