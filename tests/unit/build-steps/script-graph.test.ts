import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writePage } from '../../../build-steps/page.ts';
import { addPreloads } from '../../../build-steps/pages/preloads.ts';
import { island, pageOf, siteOf } from './small-site.ts';

const FILES = {
  '_astro/Shop.js': { imports: ['_astro/react.js', '_astro/shared.js'] },
  '_astro/Plain.js': { imports: ['_astro/shared.js'] },
  '_astro/shared.js': { imports: ['_astro/react.js', '_astro/chrome.js'] },
  '_astro/react.js': {},
  '_astro/chrome.js': { modules: ['/site/src/features/chrome/header.ts', '/site/src/core/time.ts'] },
  '_astro/client.js': { imports: ['_astro/react.js'] },
};

test('a page preloads what an island imports statically, in the order of discovery, and nothing that loads on demand', () => {
  const html = writePage(addPreloads(pageOf('faq', { body: island('Shop') }), siteOf(FILES)));
  const found = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" fetchpriority="low">/g)].map(
    ([, file = '']) => file,
  );
  assert.deepEqual(
    found,
    ['Shop', 'react', 'shared', 'chrome', 'client'].map((name) => `/_astro/${name}.js`),
  );
  assert.match(html, /<link [^>]+client\.js" fetchpriority="low"><\/head>/);
});

test('an island that hydrates when it becomes visible preloads nothing', () => {
  const page = pageOf('faq', { body: island('Shop', 'visible') });
  assert.equal(addPreloads(page, siteOf(FILES)), page);
});

test('a script that the bundler does not know stops the build', () => {
  assert.throws(() => addPreloads(pageOf('faq', { body: island('Gone') }), siteOf(FILES)), /_astro\/Gone\.js/);
});
