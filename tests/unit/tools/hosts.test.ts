import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allVariants, bareRedirects, olderRedirects } from '#routes/variants.ts';
import { headerRows } from '../../../build-steps/hosting/headers.ts';
import { type Address, scriptsOf, siteAddresses } from '../../../tools/hosts/addresses.ts';
import { problemsOf } from '../../../tools/hosts/checks.ts';

const SHOP = 'https://shop.example';
const TERMS: Address = { path: '/en/terms/', kind: 'page', marks: ['data-screen="terms"'] };
const BARE: Address = { ...TERMS, path: '/en/terms?ref=sam', kind: 'slash' };
const INDEX: Address = { path: '/en/index?ref=sam', kind: 'slash', marks: [] };
const SCRIPT: Address = { path: '/_astro/a.js', kind: 'page', marks: [] };
const MISSING: Address = { path: '/en/nowhere', kind: 'missing', marks: [] };
const HIDDEN: Address = { path: '/_headers', kind: 'hidden', marks: [] };
const ODD: Address = { path: '/%5cevil.example/..%2fen', kind: 'odd', marks: [] };

/** Returns the problems with a perfect host's answer after these changes. A header that is undefined is not sent. */
function problems(
  address: Address,
  { headers = {}, ...change }: { status?: number; text?: string; headers?: Record<string, string | undefined> } = {},
): string[] {
  const { path, kind } = address;
  const own = headerRows().map(({ name, everywhere, elsewhere }) => {
    const at = elsewhere.find(({ pattern }) => path.startsWith(pattern.replace('*', '')));
    return [name, (kind === 'missing' && name === 'Cache-Control' ? undefined : at?.value) ?? everywhere];
  });
  const type = path.endsWith('.js') && kind === 'page' ? 'text/javascript' : 'text/html; charset=utf-8';
  const sent = { ...Object.fromEntries(own), 'Content-Type': type, 'Content-Encoding': 'br', ...headers };
  const pairs = Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const mark = kind === 'missing' ? 'data-screen="notFound"' : 'data-screen="terms"';
  const text = `<html ${mark}>${'Terms. '.repeat(300)}`;
  return problemsOf(SHOP, address, {
    status: kind === 'missing' ? 404 : 200,
    text,
    ...change,
    headers: new Headers(pairs),
  });
}

const to = (location: string) => ({ status: 301, headers: { location } });
const FAULTS: readonly [Address, Parameters<typeof problems>[1], string][] = [
  [TERMS, { status: 404 }, '404 instead of 200'],
  [TERMS, { text: '<html data-screen="landing">' }, 'is not the page with data-screen="terms"'],
  [TERMS, { headers: { 'Content-Type': 'text/html' } }, 'Content-Type: text/html'],
  [TERMS, { headers: { 'Content-Encoding': undefined } }, 'is not compressed'],
  [
    TERMS,
    { headers: { 'Cache-Control': 'max-age=600' } },
    'Cache-Control: max-age=600 instead of public, max-age=0, must-revalidate',
  ],
  [BARE, to('/en/terms/'), 'redirects to /en/terms/'],
  [BARE, to('/en/?ref=sam'), 'redirects to /en/?ref=sam'],
  [BARE, to('http://shop.example/en/terms/?ref=sam'), 'redirects to http://shop.example/en/terms/?ref=sam'],
  [BARE, to('https://127.0.0.1:8080/en/terms/?ref=sam'), 'redirects to https://127.0.0.1:8080/en/terms/?ref=sam'],
  [SCRIPT, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }, 'Content-Type: text/html; charset=utf-8'],
  [SCRIPT, { headers: { 'X-Content-Type-Options': undefined } }, 'X-Content-Type-Options: none instead of nosniff'],
  [
    SCRIPT,
    { headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    'Cross-Origin-Resource-Policy: cross-origin instead of same-origin',
  ],
  [
    SCRIPT,
    { headers: { 'Cache-Control': 'no-cache' } },
    'Cache-Control: no-cache instead of public, max-age=31536000, immutable',
  ],
  [MISSING, { status: 200 }, '200 instead of 404'],
  [MISSING, { text: '<html>nginx' }, '404 without the 404 page of the site'],
  [
    { ...MISSING, path: '/_astro/gone.js' },
    { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    'Cache-Control: public, max-age=31536000, immutable instead of public, max-age=0, must-revalidate',
  ],
  [HIDDEN, {}, '200: the host serves this file, and must not'],
  [ODD, to('/\\evil.example/../en/'), 'leads to another host: /\\evil.example/../en/'],
  [ODD, to('//evil.example/../en/'), 'leads to another host: //evil.example/../en/'],
  [ODD, { status: 500 }, '500 instead of 404'],
];

test('a perfect host has no problems', () => {
  for (const address of [TERMS, BARE, SCRIPT, MISSING]) assert.deepEqual(problems(address), [], address.path);
  assert.deepEqual(problems(HIDDEN, { status: 404 }), []);
  assert.deepEqual(problems(BARE, to('/en/terms/?ref=sam')), []);
  assert.deepEqual(problems(BARE, to('https://shop.example/en/terms/?ref=sam')), []);
  for (const answer of [{ status: 404 }, { status: 400 }, { status: 200 }, to('/en/'), to(`${SHOP}/en/`)])
    assert.deepEqual(problems(ODD, answer), [], 'an odd address may be answered in any of these ways');
  assert.deepEqual(problems(INDEX, to('/en/?ref=sam')), [], 'another name of the folder');
});

test('a host may send the general and the special value of a header as one list', () => {
  const page: Address = { path: '/payment/', kind: 'page', marks: [] };
  const [policy] = headerRows();
  const own = policy?.elsewhere.find(({ pattern }) => pattern === '/payment/*')?.value;
  assert.deepEqual(problems(page, { headers: { 'Content-Security-Policy': `${policy?.everywhere}, ${own}` } }), []);
  assert.equal(problems(page, { headers: { 'Content-Security-Policy': `${policy?.everywhere}` } }).length, 1);
});

test('the check finds each fault of a host, and reports it in a sentence', () => {
  for (const [address, change, sentence] of FAULTS) assert.deepEqual(problems(address, change), [sentence]);
  const failed = { status: 0, headers: new Headers(), text: '', failure: 'no answer (ECONNREFUSED)' };
  assert.deepEqual(problemsOf(SHOP, TERMS, failed), ['no answer (ECONNREFUSED)']);
});

test('the check requests every screen and older name in each language and bare, with and without a slash, and all tickets', () => {
  const paths = siteAddresses().map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path, index) => paths.indexOf(path) !== index),
    [],
  );
  // The 404 page is not requested as a page.
  const screens = allVariants().length - 1 + olderRedirects().length;
  const pages = 3 * screens + bareRedirects().length + olderRedirects().length + 1;
  const kinds = siteAddresses().map(({ kind }) => kind);
  const count = (kind: Address['kind']): number => kinds.filter((one) => one === kind).length;
  // The root has no address without a slash. 16 pages are tickets, and 18 are files such as robots.txt and icons.
  assert.deepEqual([count('page'), count('slash'), count('hidden')], [pages + 16 + 18, pages - 1, 2]);
  const some = ['/zh/', '/tw/download/ios/', '/clientIos?ref=sam', '/en/ticketContent/102', '/ticketContent/102/'];
  const odd = ['//evil.example/..%2fzh', '/%5cevil.example/..%2fzh', '/%2fevil.example/..%2fen', '//tw', '/%00'];
  for (const path of [...some, '/zh/nowhere', ...odd]) assert.ok(paths.includes(path), path);
});

test('the check requests each script of a page once', () => {
  const html = '<link href="/_astro/a.B1-c.js"><script src="/_astro/a.B1-c.js"></script><script src="/_astro/b.js">';
  assert.deepEqual(
    scriptsOf(html).map(({ path }) => path),
    ['/_astro/a.B1-c.js', '/_astro/b.js'],
  );
});
