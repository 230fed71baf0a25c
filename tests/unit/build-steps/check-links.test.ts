import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../build-steps/page.ts';
import { brokenLinks, repeatedIds } from '../../../build-steps/pages/check-links.ts';

/** Returns the broken links of one page of a small site that has a few other pages and files. */
function broken(html: string): string[] {
  const pages = [parsePage('en/index.html', html), parsePage('en/terms/index.html', '<h2 id="refund">Refund</h2>')];
  const files = new Set([...pages.map(({ file }) => file), '_astro/a.js', 'favicon.svg', 'en/404.html', 'og/en.png']);
  return brokenLinks({ files, pages, shells: ['/en/ticketContent/'], siteUrl: 'https://petrel.example' });
}

test('links to pages, files, parts, rewritten paths and other sites are not broken', () => {
  const html = `<link rel="canonical" href="https://petrel.example/en/"><script src="/_astro/a.js"></script>
    <meta property="og:image" content="https://petrel.example/og/en.png">
    <a href="/en/terms/">a</a><a href="/en/terms/#refund">b</a><a href="terms/">c</a><a href="#top" id="top">d</a>
    <a href="/en/terms/?a=1&amp;b=2">h</a><a href="/en/ticketContent/7/">e</a><a href="mailto:a@b.c">f</a>
    <a href="https://other.example/x">g</a><img src="/favicon.svg">`;
  assert.deepEqual(broken(html), []);
});

test('the check names a missing page, part, picture or script, in whatever way its attribute is written', () => {
  for (const [html, ...links] of [
    ["<a data-a='>' HREF='/en/termz/'>Terms</a>", '/en/termz/'],
    ['<a href="/en/terms/#refunds">a</a><a href="#nowhere">b</a>', '/en/terms/#refunds', '#nowhere'],
    ['<img src="/a.png"><script src="/_astro/b.js"></script>', '/a.png', '/_astro/b.js'],
    ['<meta property="og:image" content="https://petrel.example/og/en/x.png">', 'https://petrel.example/og/en/x.png'],
    ['<script>const a = \'<a href="/nowhere/">\';</script><!-- <a href="/nowhere/">a</a> -->'],
  ] as const) {
    assert.deepEqual(
      broken(html),
      links.map((link) => `en/index.html: ${link}`),
    );
  }
});

test('the check names a repeated id once, and ignores ids in scripts', () => {
  const html =
    '<p id="a"></p><i class="x" id="b"></i><b id="a"></b><u id="a"></u><script>const a = \'<p id="b">\';</script>';
  assert.deepEqual(repeatedIds(parsePage('en/index.html', html)), ['en/index.html: a']);
  assert.deepEqual(repeatedIds(parsePage('zh/index.html', '<p id="a"></p>')), []);
});
