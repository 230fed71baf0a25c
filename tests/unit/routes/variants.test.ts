import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEXT, nextAddress, speculationRules } from '#routes/fetched-ahead.ts';
import { LANGUAGE_TAG, LOCALES } from '#routes/locales.ts';
import type { Row } from '#routes/row.ts';
import { alternates, canonicalUrl, isInSitemap, robotsFile, sitemapLinks } from '#routes/search-engines.ts';
import { type ScreenName, TABLE } from '#routes/table.ts';
import { allVariants, bareRedirects, olderRedirects, variantsOf } from '#routes/variants.ts';
import { redirectsFile } from '../../../build-steps/hosting/host-files.ts';
import { parseRedirects, redirectFor } from '../../sandbox/host/site-rules.ts';

const SITE = 'https://petrel.example';

test('a screen has a page for each value of its parameter; with unknown values it has one shell, without a parameter one page', () => {
  const row = { name: 'faq', path: '/a', access: 'public' } as const;
  const paths = (more: Partial<Row<ScreenName>>): string[] => variantsOf({ ...row, ...more }).map(({ path }) => path);
  assert.deepEqual(paths({}), ['/a']);
  assert.deepEqual(paths({ path: '/a/{b}', params: { b: ['1', 'x y'] } }), ['/a/1', '/a/x%20y']);
  assert.deepEqual(paths({ path: '/a/{b}' }), ['/a']);
});

test('every screen has its pages, every page except for the 404 page has a redirect at its bare address, and no address has two files', () => {
  const screens = new Set(allVariants().map(({ name }) => name));
  assert.deepEqual(
    TABLE.map(({ name }) => name).filter((name) => !screens.has(name)),
    [],
  );
  const paths = allVariants().map(({ path }) => path);
  assert.deepEqual(
    bareRedirects(),
    paths.filter((path) => path !== '/404').map((path) => ({ from: path, to: path })),
  );
  const places = [...bareRedirects(), ...olderRedirects()].map(({ from }) => from);
  assert.deepEqual(
    places.filter((place, index) => places.indexOf(place) !== index),
    [],
  );
});

test('tickets are rewritten to their shell, in each language and without one, by rules that every host accepts', () => {
  const { rules, dropped } = parseRedirects(redirectsFile());
  assert.deepEqual(dropped, []);
  assert.deepEqual(
    rules,
    [...LOCALES.map((locale) => `/${locale}/ticketContent/`), '/ticketContent/'].map((shell) => ({
      from: `${shell}*`,
      to: shell,
      status: 200,
    })),
  );
  assert.deepEqual(redirectFor(rules, '/tw/ticketContent/105/'), { target: '/tw/ticketContent/', status: 200 });
});

test('a page names its languages, and the English page as the one for all others', () => {
  assert.deepEqual(alternates('/terms', SITE), [
    ...LOCALES.map((locale) => ({ hreflang: LANGUAGE_TAG[locale], href: `${SITE}/${locale}/terms/` })),
    { hreflang: 'x-default', href: `${SITE}/en/terms/` },
  ]);
  assert.equal(alternates('/', SITE).at(-1)?.href, `${SITE}/en/`);
});

test('the sitemap links an address to its languages, as its page does', () => {
  assert.deepEqual(
    sitemapLinks(`${SITE}/tw/router/r2s/2/`, SITE),
    alternates('/router/r2s/2', SITE).map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
  );
});

test('robots.txt closes the API only where it is on this site, but for the calls that draw a page', () => {
  assert.match(
    robotsFile(SITE, ['https://api.example', '/api'], ['skuList']),
    /\nAllow: \/api\/Website\/skuList\nDisallow: \/api\/\n\n/,
  );
  assert.doesNotMatch(robotsFile(SITE, ['https://api.example'], ['skuList']), /Disallow/);
});

test('screens that repeat another one name it as canonical', () => {
  const url = (name: 'help' | 'appTerms' | 'appPrivacy' | 'terms', path: string) =>
    canonicalUrl({ name, params: {}, path }, 'tw', SITE);
  assert.equal(url('help', '/help'), `${SITE}/tw/faq/`);
  assert.equal(url('appTerms', '/appTerms'), `${SITE}/tw/terms/`);
  assert.equal(url('appPrivacy', '/appPrivacy'), `${SITE}/tw/privacy/`);
  assert.equal(url('terms', '/terms'), `${SITE}/tw/terms/`);
});

test('the sitemap has a page for each value of a parameter, and no bare, private or repeated page', () => {
  for (const path of ['/en/', '/zh/faq/', '/tw/download/ios/', '/en/router/r2s/5/']) {
    assert.equal(isInSitemap(path), true, path);
  }
  for (const path of ['/', '/faq', '/faq/', '/en/login/', '/en/help/', '/en/appTerms/', '/en/404/', '/la/faq/']) {
    assert.equal(isInSitemap(path), false, path);
  }
});

test('a document is prefetched with any value of its parameter, and never by its own page', () => {
  const aheadOn = (screen: Parameters<typeof speculationRules>[0]): string[] =>
    JSON.parse(speculationRules(screen, 'tw')).prefetch[0].where.href_matches;
  const anywhere = aheadOn('thanks');
  for (const path of ['/tw/', '/tw/register/', '/tw/download/:type/']) assert.ok(anywhere.includes(path), path);
  assert.deepEqual(
    aheadOn('contact'),
    anywhere.filter((path) => path !== '/tw/contact/'),
  );
  // This page may prefetch another client.
  assert.deepEqual(aheadOn('downloadClient'), anywhere);
});

test('screens for search engines and for prefetching take no secret from their address, and are not for members', () => {
  const ahead = TABLE.filter(({ name, isIndexed }) => isIndexed || name === NEXT);
  assert.deepEqual(
    ahead.filter(({ access, keptQuery, takesFormSign }) => access === 'member' || keptQuery || takesFormSign),
    [],
  );
});

test('registration is the next screen, and the landing page and every download lead there', () => {
  assert.equal(NEXT, 'register');
  const leading = TABLE.filter((row) => nextAddress(row, 'zh')).map((row) => [row.name, nextAddress(row, 'zh')]);
  assert.deepEqual(leading, [
    ['landing', '/zh/register/'],
    ['downloadClient', '/zh/register/'],
  ]);
});
