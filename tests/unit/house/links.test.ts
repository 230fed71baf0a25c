import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenLinks, repeatedIds } from '../../../src/build/check-pages.ts';
import { pruneStyles } from '../../../src/build/prune-styles.ts';
import { robotsFile, sitemapLinks } from '../../../src/routes/hosting.ts';

/** A site of one page that is looked at, beside a few that are pointed at. */
function broken(html: string): string[] {
  const pages = new Map([
    ['en/index.html', html],
    ['en/terms/index.html', '<h2 id="refund">Refund</h2>'],
  ]);
  const files = new Set([...pages.keys(), '_astro/a.js', 'favicon.svg', 'en/404.html', 'og/en/faq.png']);
  return brokenLinks({ files, pages, rewrites: ['/en/ticketContent/*'], siteUrl: 'https://petrel.example' });
}

test('links to pages, files, parts, rewritten paths and other sites are fine', () => {
  const html = `<link rel="canonical" href="https://petrel.example/en/"><script src="/_astro/a.js"></script>
    <meta property="og:image" content="https://petrel.example/og/en/faq.png">
    <a href="/en/terms/">a</a><a href="/en/terms/#refund">b</a><a href="terms/">c</a><a href="#top" id="top">d</a>
    <a href="/en/ticketContent/7/">e</a><a href="mailto:a@b.c">f</a><a href="https://other.example/x">g</a><img src="/favicon.svg">`;
  assert.deepEqual(broken(html), []);
});

test('a page that is not there is named with the page that links to it', () => {
  assert.deepEqual(broken('<a class="button" href="/en/termz/">Terms</a>'), ['en/index.html: /en/termz/']);
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
  assert.deepEqual(broken(html), [
    'en/index.html: /a.png',
    'en/index.html: /_astro/b.js',
    'en/index.html: https://petrel.example/og/en/x.png',
  ]);
});

test('addresses inside scripts are not links', () => {
  assert.deepEqual(broken('<script>const a = \'<a href="/nowhere/">\';</script>'), []);
});

test('an id that stands twice on a page is named once, and one in a script is none', () => {
  const html =
    '<p id="a"></p><i class="x" id="b"></i><b id="a"></b><u id="a"></u><script>const a = \'<p id="b">\';</script>';
  const pages = new Map([
    ['en/index.html', html],
    ['zh/index.html', '<p id="a"></p>'],
  ]);
  assert.deepEqual(repeatedIds(pages), ['en/index.html: a']);
});

test('styles that a page can use stay, others go', () => {
  const used = (name: string): boolean => ['card', 'b', 'open', 'a'].includes(name);
  const css =
    '@layer a,b;@layer ui{.card,.gone{color:red}.gone b{top:0}@media (min-width:9px){.gone{top:0}}}b:not(.gone){top:0}' +
    ':is(.gone,.card) a::before{content:"}"}.card.gone{top:0}[open]>a{top:0}:root{--a:1}@keyframes x{to{top:0}}';
  assert.equal(
    pruneStyles(css, used),
    '@layer a,b;@layer ui{.card{color:red}}b:not(.gone){top:0}:is(.gone,.card) a::before{content:"}"}[open]>a{top:0}:root{--a:1}@keyframes x{to{top:0}}',
  );
});

test('the sitemap links an address to its languages and to the bare address', () => {
  assert.deepEqual(sitemapLinks('https://petrel.example/tw/router/r2s/2/', 'https://petrel.example'), [
    { lang: 'zh-Hans', url: 'https://petrel.example/zh/router/r2s/2/' },
    { lang: 'zh-Hant', url: 'https://petrel.example/tw/router/r2s/2/' },
    { lang: 'en', url: 'https://petrel.example/en/router/r2s/2/' },
    { lang: 'x-default', url: 'https://petrel.example/router/r2s/2' },
  ]);
});

test('robots.txt closes the API only where it is on this site', () => {
  assert.match(robotsFile('https://petrel.example', '/api'), /Disallow: \/api\/\n/);
  assert.doesNotMatch(robotsFile('https://petrel.example', 'https://api.example'), /Disallow/);
});
