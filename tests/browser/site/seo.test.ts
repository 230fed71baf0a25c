import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import * as config from '#config.ts';
import { href } from '#routes/href.ts';
import { LANGUAGE_TAG, LOCALES } from '#routes/locales.ts';
import { rowOf } from '#routes/table.ts';
import { allVariants } from '#routes/variants.ts';
import { QUESTION_COUNT } from '../faq/questions.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** What stands at an address: a page, or a file of that name. */
const read = (address: string): string =>
  readFileSync(join(DIST, address, address.endsWith('/') ? 'index.html' : ''), 'utf8');

const indexed = allVariants().filter(({ name }) => rowOf(name).isIndexed);
const ADDRESSES = LOCALES.flatMap((locale) => indexed.map(({ name, params }) => href(name, { locale, params })));

test('every listed page has a title, a description, its address in all languages and a picture', () => {
  expect(ADDRESSES).not.toEqual([]);
  const seen = new Map<string, string>();
  for (const address of ADDRESSES) {
    const html = read(address);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(title.length, `${address}: title`).toBeGreaterThan(4);
    expect(title.length, `${address}: title`).toBeLessThan(75);
    expect(description.length, `${address}: description "${description}"`).toBeGreaterThan(14);
    expect(description.length, `${address}: description`).toBeLessThan(190);
    expect(seen.get(title) ?? '', `${address} has another page's title`).toBe('');
    seen.set(title, address);
    expect(html, address).toContain(`<link rel="canonical" href="${config.siteUrl}${address}"`);
    for (const tag of [...Object.values(LANGUAGE_TAG), 'x-default'])
      expect(html, address).toContain(`hreflang="${tag}"`);
    const [, locale] = address.split('/');
    expect(html, address).toContain(`<meta property="og:image" content="${config.siteUrl}/og/${locale}.png"`);
    expect(html, address).not.toContain('noindex');
  }
});

test('pages that are not listed say so', () => {
  for (const { name, params } of allVariants().filter(
    ({ name }) => !rowOf(name).isIndexed && !rowOf(name).isNotFound,
  )) {
    const html = read(href(name, { locale: 'en', params }));
    expect(html, name).toContain('<meta name="robots" content="noindex"');
  }
  const help = read(href('help', { locale: 'tw' }));
  expect(help).toContain(`<link rel="canonical" href="${config.siteUrl}${href('faq', { locale: 'tw' })}"`);
});

test('the sitemap lists just these pages, each with its other languages and the bare address', () => {
  const index = read('/sitemap-index.xml');
  expect(index).toContain(`${config.siteUrl}/sitemap-0.xml`);
  const sitemap = read('/sitemap-0.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(ADDRESSES.map((address) => config.siteUrl + address).sort());
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(ADDRESSES.length);
  expect(sitemap).toContain(`hreflang="x-default" href="${config.siteUrl}${href('terms')}"`);
});

test('robots.txt names the sitemap', () => {
  const robots = read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${config.siteUrl}/sitemap-index.xml`);
  expect(robots).toContain('Disallow: /api/');
});

test('a shared link has the brand’s picture of 1200 × 630 in each language', () => {
  for (const locale of LOCALES) {
    const picture = readFileSync(join(DIST, `og/${locale}.png`));
    expect(picture.equals(readFileSync(join(DIST, `../brand/share-${locale}.png`)))).toBe(true);
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('facts for search engines can be read, and promise no more than the refund policy', () => {
  const facts = (address: string): string => {
    const html = read(address);
    const json = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}';
    return JSON.stringify(JSON.parse(json));
  };
  const landing = facts(href('landing', { locale: 'en' }));
  expect(landing).toContain('"@type":"Organization"');
  expect(landing).toContain(`"legalName":"${config.seller.name.en}"`);
  expect(landing).toContain('"merchantReturnDays":15');
  expect(landing).toContain('"restockingFee":30');
  expect(landing).not.toContain('"price":');
  const guide = facts(href('routerGuide', { locale: 'zh', params: { step: 2 } }));
  expect(guide).toContain('"@type":"BreadcrumbList"');
  const faq = read(href('faq', { locale: 'en' }));
  expect(faq).toContain('vocab="https://schema.org/" typeof="FAQPage"');
  expect(faq.match(/property="mainEntity" typeof="Question"/g)).toHaveLength(QUESTION_COUNT);
  expect(faq.match(/property="acceptedAnswer" typeof="Answer"/g)).toHaveLength(QUESTION_COUNT);
});
