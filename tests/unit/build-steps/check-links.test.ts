import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../build-steps/page.ts';
import { brokenLinks, repeatedIds } from '../../../build-steps/pages/check-links.ts';

/** A site of one page that is looked at, beside a few that are pointed at. */
function broken(html: string): string[] {
  const pages = [parsePage('en/index.html', html), parsePage('en/terms/index.html', '<h2 id="refund">Refund</h2>')];
  const files = new Set([...pages.map(({ file }) => file), '_astro/a.js', 'favicon.svg', 'en/404.html', 'og/en.png']);
  return brokenLinks({ files, pages, shells: ['/en/ticketContent/'], siteUrl: 'https://petrel.example' });
}

test('links to pages, files, parts, rewritten paths and other sites are fine', () => {
  const html = `<link rel="canonical" href="https://petrel.example/en/"><script src="/_astro/a.js"></script>
    <meta property="og:image" content="https://petrel.example/og/en.png">
    <a href="/en/terms/">a</a><a href="/en/terms/#refund">b</a><a href="terms/">c</a><a href="#top" id="top">d</a>
    <a href="/en/terms/?a=1&amp;b=2">h</a><a href="/en/ticketContent/7/">e</a><a href="mailto:a@b.c">f</a>
    <a href="https://other.example/x">g</a><img src="/favicon.svg">`;
  assert.deepEqual(broken(html), []);
});

test('a page that is not there is named with the page that links to it', () => {
  assert.deepEqual(broken('<a class="button" href="/en/termz/">Terms</a>'), ['en/index.html: /en/termz/']);
});

test('a link is found however its attribute is written', () => {
  assert.deepEqual(broken("<a data-a='>' HREF='/en/termz/'>Terms</a>"), ['en/index.html: /en/termz/']);
});

test('a part that the page does not have is named', () => {
  assert.deepEqual(broken('<a href="/en/terms/#refunds">a</a><a href="#nowhere">b</a>'), [
    'en/index.html: /en/terms/#refunds',
    'en/index.html: #nowhere',
  ]);
});

test('pictures, scripts and shared pictures that are not there are named', () => {
  const html =
    '<img src="/a.png"><script src="/_astro/b.js"></script><meta property="og:image" content="https://petrel.example/og/en/x.png">';
  assert.deepEqual(broken(html).sort(), [
    'en/index.html: /_astro/b.js',
    'en/index.html: /a.png',
    'en/index.html: https://petrel.example/og/en/x.png',
  ]);
});

test('addresses inside scripts and comments are not links', () => {
  assert.deepEqual(
    broken('<script>const a = \'<a href="/nowhere/">\';</script><!-- <a href="/nowhere/">a</a> -->'),
    [],
  );
});

test('an id that stands twice on a page is named once, and one in a script is none', () => {
  const html =
    '<p id="a"></p><i class="x" id="b"></i><b id="a"></b><u id="a"></u><script>const a = \'<p id="b">\';</script>';
  assert.deepEqual(repeatedIds(parsePage('en/index.html', html)), ['en/index.html: a']);
  assert.deepEqual(repeatedIds(parsePage('zh/index.html', '<p id="a"></p>')), []);
});
