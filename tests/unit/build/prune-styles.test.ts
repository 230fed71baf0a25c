import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinStyles } from '../../../src/build/pages/join-styles.ts';
import { writePage } from '../../../src/build/pages/page.ts';
import { pruneStyles } from '../../../src/build/pages/prune-styles.ts';
import { island, pageOf, siteOf } from './small-site.ts';

test('styles that a page can use stay, others go', () => {
  const used = (name: string): boolean => ['card', 'b', 'open', 'a', 'x'].includes(name);
  const css =
    '@layer a,b;@layer ui{.card,.gone{color:red}.gone b{top:0}@media (min-width:9px){.gone{top:0}}}b:not(.gone){top:0}' +
    ':is(.gone,.card) a::before{content:"}"}.card.gone{top:0}[open]>a{top:0}:root{top:var(--a);--a:1}@keyframes x{to{top:0}}';
  assert.equal(
    pruneStyles(css, used),
    '@layer a,b;@layer ui{.card{color:red}}b:not(.gone){top:0}:is(.gone,.card) a::before{content:"}"}[open]>a{top:0}:root{top:var(--a);--a:1}@keyframes x{to{top:0}}',
  );
});

test('elements that a page never has take their rules along, and spaces between rules go', () => {
  const css = '\ni{top:0}\n@layer ui{\nb{top:0}}\n.b i{top:0}\n';
  assert.equal(
    pruneStyles(css, (name) => name === 'b'),
    '@layer ui{b{top:0}}',
  );
});

test('custom properties and animations that nothing reads go, with what only they read', () => {
  const css =
    ':root{--a:1;--b:var(--c);--c:2;--d:3;top:var(--a)}i{--c:4}@keyframes x{to{top:0}}@keyframes y{to{top:0}}.card{animation:y 1s}';
  assert.equal(
    pruneStyles(css, (name) => ['card', 'i', '--d'].includes(name)),
    ':root{--a:1;--d:3;top:var(--a)}@keyframes y{to{top:0}}.card{animation:y 1s}',
  );
});

test('what asks for another language of the page, or for what it never has inside, goes', () => {
  const css =
    ':root:lang(zh){top:0}:root:lang(zh-Hant),:lang(tw){top:1px}b:has(i){top:0}b:has(i,u){top:0}b:has(b){top:0}';
  assert.equal(
    pruneStyles(css, (name) => ['b', ':lang(zh)'].includes(name)),
    ':root:lang(zh){top:0}:lang(tw){top:1px}b:has(i,u){top:0}b:has(b){top:0}',
  );
});

test('commas and dots in strings and parentheses do not separate selectors', () => {
  const css = 'a[title="x,.gone"]:not(.b,.c){top:0}';
  assert.equal(
    pruneStyles(css, (name) => name === 'a'),
    css,
  );
});

test('all styles of a page become one, in the place of the first, without what neither page nor code name', () => {
  const site = siteOf({
    '_astro/Tabs.js': { dynamicImports: ['_astro/late.js'], code: '`now`' },
    '_astro/late.js': { code: 'x.className="late"' },
    '_astro/client.js': {},
  });
  const page = pageOf('faq', {
    head: '<style>.card{top:0}.gone{top:0}</style><title>a</title><style>.late,.now{top:0}</style>',
    body: `<p class="card big">a</p>${island('Tabs')}`,
  });
  const html = writePage(joinStyles(page, site));
  assert.ok(html.includes('<style>.card{top:0}.late,.now{top:0}</style><title>a</title></head>'), html);
});

test('a page without styles gets none', () => {
  const page = pageOf('faq');
  assert.equal(joinStyles(page, siteOf()), page);
});
