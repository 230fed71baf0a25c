import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writePage } from '../../../build-steps/page.ts';
import { paymentProblems } from '../../../build-steps/pages/check-payments.ts';
import { addPreloads } from '../../../build-steps/pages/preloads.ts';
import { island, pageOf, siteOf } from './small-site.ts';

const FILES = {
  '_astro/Shop.js': { imports: ['_astro/react.js', '_astro/shared.js'] },
  '_astro/Plain.js': { imports: ['_astro/shared.js'] },
  '_astro/shared.js': { imports: ['_astro/react.js', '_astro/chrome.js'] },
  '_astro/react.js': {},
  '_astro/chrome.js': { modules: ['/site/src/features/chrome/header.ts', '/site/src/core/time.ts'] },
  '_astro/pay.js': {},
  '_astro/client.js': { imports: ['_astro/react.js'] },
};

test('what an island needs at once is preloaded, in the order in which it is met; what comes later is not', () => {
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

test('an island that hydrates when it is seen preloads nothing', () => {
  const page = pageOf('faq', { body: island('Shop', 'visible') });
  assert.equal(addPreloads(page, siteOf(FILES)), page);
});

test('a script that the bundler does not know stops the build', () => {
  assert.throws(() => addPreloads(pageOf('faq', { body: island('Gone') }), siteOf(FILES)), /_astro\/Gone\.js/);
});

/** What the modules of two islands import: one pays, by an import on demand; the other does not. */
const MODULES = new Map([
  ['/site/src/Shop.tsx', ['/site/src/order.ts', '/site/src/money.ts']],
  ['/site/src/order.ts', ['/site/src/features/checkout/payment/payment-page.ts']],
  ['/site/src/features/checkout/payment/payment-page.ts', ['/site/src/money.ts']],
  ['/site/src/Plain.tsx', ['/site/src/money.ts']],
  ['/site/src/money.ts', []],
]);

test('whether a page can open a payment page is judged by imports, also when its code shares a file with others', () => {
  const site = siteOf(
    {
      '_astro/Shop.js': { entry: '/site/src/Shop.tsx', imports: ['_astro/all.js'] },
      '_astro/Plain.js': { entry: '/site/src/Plain.tsx', imports: ['_astro/all.js'] },
      '_astro/all.js': { modules: [...MODULES.keys()] },
      '_astro/client.js': {},
    },
    false,
    MODULES,
  );
  const [shop, plain] = [{ body: island('Shop', 'idle') }, { body: island('Plain', 'idle') }];
  assert.deepEqual(paymentProblems(pageOf('register', shop), site), []);
  assert.deepEqual(paymentProblems(pageOf('faq', plain), site), []);
  assert.match(
    paymentProblems(pageOf('faq', shop), site).join(),
    /^en\/faq\/index\.html: .*: Shop\.tsx → order\.ts → features\/checkout\/payment\/payment-page\.ts\. .*needs "pays: true"/,
  );
  assert.match(paymentProblems(pageOf('register', plain), site).join(), /take "pays" away/);
});

test('the payment rule stops the build when the module that it looks for has moved', () => {
  const moved = new Map([['/site/src/pay.ts', []]]);
  assert.throws(() => paymentProblems(pageOf('faq'), siteOf(FILES, false, moved)), /payment-page\.ts/);
});
