import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import * as config from '#config.ts';
import { href } from '#routes/href.ts';
import { LOCALES } from '#routes/locales.ts';
import { rowOf } from '#routes/table.ts';
import { allVariants } from '#routes/variants.ts';
import { QUESTION_COUNT } from '../browser/journeys/faq/questions.ts';
import { DIST, read } from './support/site.ts';

const indexed = allVariants().filter(({ name }) => rowOf(name).isIndexed);
const ADDRESSES = LOCALES.flatMap((locale) => indexed.map(({ name, params }) => href(name, { locale, params })));

/** Fails and names the page unless the page contains all these texts. */
function assertHolds(address: string, ...texts: readonly string[]): void {
  const page = read(address);
  const lost = texts.filter((text) => !page.includes(text));
  assert.deepEqual(lost, [], `${address} lacks something`);
}

test('every indexed page has a title, a description, its address in all languages and a picture', () => {
  assert.ok(ADDRESSES.length > 50, `${ADDRESSES.length} addresses`);
  const seen = new Map<string, string>();
  for (const address of ADDRESSES) {
    const html = read(address);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    assert.ok(title.length > 4 && title.length < 75, `${address}: title "${title}"`);
    assert.ok(description.length > 14 && description.length < 190, `${address}: description "${description}"`);
    assert.equal(seen.get(title), undefined, `${address} has another page's title`);
    seen.set(title, address);
    const [, locale, ...rest] = address.split('/');
    const alternate = (tag: string, path: string) =>
      `<link rel="alternate" hreflang="${tag}" href="${config.siteUrl}${path}`;
    assertHolds(
      address,
      `<link rel="canonical" href="${config.siteUrl}${address}"`,
      alternate('zh-Hans', `/zh/${rest.join('/')}"`),
      alternate('zh-Hant', `/tw/${rest.join('/')}"`),
      alternate('en', `/en/${rest.join('/')}"`),
      alternate('x-default', `/en/${rest.join('/')}"`),
      `<meta property="og:image" content="${config.siteUrl}/og/${locale}.png"`,
    );
    assert.ok(!html.includes('noindex'), address);
  }
});

test('a page that only sends a visit on names the page where the visit goes, so that it is not listed itself', () => {
  for (const [address, page] of [
    ['/', '/en/'],
    ['/faq/', '/en/faq/'],
    ['/zh/refund/', '/zh/terms/'],
    ['/clientMac/', '/en/download/macos/'],
  ] as const)
    assertHolds(address, `<link rel="canonical" href="${config.siteUrl}${page}"`);
});

test('a shared page names its language and region', () => {
  for (const [locale, name] of [
    ['zh', 'zh_CN'],
    ['tw', 'zh_TW'],
    ['en', 'en_US'],
  ] as const)
    assertHolds(`/${locale}/`, `<meta property="og:locale" content="${name}"`);
});

test('pages that are not indexed say so', () => {
  const hidden = allVariants().filter(({ name }) => !rowOf(name).isIndexed && !rowOf(name).isNotFound);
  assert.ok(hidden.length > 10, `${hidden.length} pages`);
  for (const { name, params } of hidden)
    assertHolds(href(name, { locale: 'en', params }), '<meta name="robots" content="noindex"');
  const faq = href('faq', { locale: 'tw' });
  assertHolds(href('help', { locale: 'tw' }), `<link rel="canonical" href="${config.siteUrl}${faq}"`);
});

test('the sitemap lists exactly the indexed pages, each with its other languages', () => {
  assertHolds('/sitemap-index.xml', `${config.siteUrl}/sitemap-0.xml`);
  const sitemap = read('/sitemap-0.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  assert.deepEqual(listed.sort(), ADDRESSES.map((address) => config.siteUrl + address).sort());
  assert.equal(sitemap.match(/hreflang="x-default"/g)?.length, ADDRESSES.length);
  assertHolds('/sitemap-0.xml', `hreflang="x-default" href="${config.siteUrl}/en/terms/"`);
});

test('robots.txt names the sitemap', () => {
  assertHolds(
    '/robots.txt',
    `Sitemap: ${config.siteUrl}/sitemap-index.xml`,
    'Disallow: /api/',
    'Allow: /api/Website/skuList',
  );
});

test('a shared link has the brand’s picture of 1200 × 630 in each language', async () => {
  for (const locale of LOCALES) {
    const picture = readFileSync(join(DIST, `og/${locale}.png`));
    assert.ok(picture.equals(readFileSync(join(DIST, `../brand/share-${locale}.png`))), locale);
    const { format, width, height } = await sharp(picture).metadata();
    assert.deepEqual([format, width, height], ['png', 1200, 630], locale);
  }
});

test('the structured data for search engines is readable, and offers nothing without a price', () => {
  const facts = (address: string): string => {
    const json = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(read(address))?.[1] ?? '{}';
    return JSON.stringify(JSON.parse(json));
  };
  const landing = facts(href('landing', { locale: 'en' }));
  const said = ['"@type":"Organization"', `"legalName":"${config.seller.name.en}"`];
  for (const fact of [...said, '"@type":"Service"', `"merchantReturnLink":"${config.siteUrl}/en/terms/#refund"`])
    assert.ok(landing.includes(fact), `${fact} in ${landing}`);
  assert.doesNotMatch(landing, /"price|"offers"|"Product"/);
  const guide = facts(href('routerGuide', { locale: 'zh', params: { step: 2 } }));
  assert.ok(guide.includes('"@type":"BreadcrumbList"'), guide);
  const faq = read(href('faq', { locale: 'en' }));
  assert.ok(faq.includes('vocab="https://schema.org/" typeof="FAQPage"'));
  assert.equal(faq.match(/property="mainEntity" typeof="Question"/g)?.length, QUESTION_COUNT);
  assert.equal(faq.match(/property="acceptedAnswer" typeof="Answer"/g)?.length, QUESTION_COUNT);
});
