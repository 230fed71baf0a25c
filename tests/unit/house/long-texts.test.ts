/**
 * Texts that a stranger can choose: typed texts, parts of an address, and parts of an answer. None of them may keep a tab busy, however
 * long it is.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '#api/client.ts';
import { skuList } from '#contract/shop.ts';
import { toCsv } from '#core/csv.ts';
import { readEmail } from '#core/email.ts';
import { linkKey } from '#domain/link-key.ts';
import { inert, refreshIn, targetIn } from '#features/checkout/payment/read-redirect.ts';
import { judgeLine } from '#features/rules/judge-line.ts';
import { withoutTail } from '#routes/paths.ts';

Object.assign(globalThis, { KEEPABLE_PAGES: {}, OFFLINE_PATH: '/offline' });
const { pagePath } = await import('../../../src/head/worker/keepable-pages.ts');

/** The most milliseconds that a text of 200 kB may take. A pattern whose time grows with the square takes minutes. */
const MOST_MS = 3000;
const LENGTH = 200_000;

/** A text of 200 kB that repeats this part, with an end that keeps a pattern for ends from matching. */
const long = (part: string, end = 'x'): string => part.repeat(Math.ceil(LENGTH / part.length)) + end;

const TEXTS: Readonly<Record<string, readonly [read: (text: string) => unknown, ...texts: string[]]>> = {
  'a line of the rules': [
    judgeLine,
    ...[long(')'), long('^', '\u2028'), long('.'), long('a..'), long('0'), long(' #', '\u2028'), long('a:'), long('/')],
    ...[long('@'), long('(1)'), long('[', ']'), long('a.b '), `server=${long('/a', '\u2028/')}`, long('-a.')],
  ],
  'the key of a link': [linkKey, long('.'), long(' ')],
  'an address that a browser keeps': [
    (text) => pagePath(new URL(`https://petrel.example/en/${text}`)),
    long('/'),
    long('/index.html'),
  ],
  'an address that leads nowhere': [withoutTail, long('.'), long('.html'), long('/index.html'), long('。')],
  'a payment page': [
    inert,
    ...[long('<a '), long('<a/b=<'), long("<A'\tA='"), long('<a b="'), long('a=b// '), `<a${long('/', '>')}`],
    `<a href=https://pay.example/${long('k=v/', ' onclick=go(')}'x')>Pay</a><script>function go(){}</script>`,
    `<a href=https://pay.example/${long('k=v/', '"')} onclick=go()>Pay</a>`,
  ],
  'the code of a payment page': [targetIn, `location="http://w"${long(' ')}`, long(' '), long('self.')],
  'a refresh of a payment page': [refreshIn, long(' '), long('1'), long(';')],
  'an e-mail address': [readEmail, long('?', '\n'), long('.', '@'), long('@'), long('<'), `@${long('é', '@')}`],
  'a cell of a table': [(text) => toCsv([[text]]), `1:11${long(' ', '\nx')}`, long('0'), long('='), long(' ')],
  'an answer of the API': [
    (text) => assert.throws(() => readAnswer(skuList, text)),
    ...[long('"\\'), long('\\"', '"'), long('"'), long('1'), long('1e')],
  ],
};

for (const [what, [read, ...texts]] of Object.entries(TEXTS))
  test(`${what} of 200 kB is read at once, whatever it repeats`, () => {
    for (const text of texts) {
      const startedAt = performance.now();
      read(text);
      const tookMs = performance.now() - startedAt;
      assert.ok(tookMs < MOST_MS, `${JSON.stringify(text.slice(0, 40))}: ${Math.round(tookMs)} ms`);
    }
  });

test('usual texts are read as they were', () => {
  for (const [path, kept] of [
    ['/en/faq', '/en/faq/'],
    ['/en/faq/', '/en/faq/'],
    ['/en/faq//', '/en/faq/'],
    ['/en/faq/index.html', '/en/faq/'],
    ['/index.html', '/'],
    ['/', '/'],
  ] as const)
    assert.equal(pagePath(new URL(`https://petrel.example${path}?ref=lin#a`)), kept, path);
  assert.equal(withoutTail('/zh/login。'), '/zh/login');
  assert.equal(withoutTail('/tw/terms/index.html,'), '/tw/terms');
  assert.deepEqual(
    ['5; url=https://pay.example/a', ' ,URL = "https://pay.example/b"', '5', '1.5;url=x'].map(refreshIn),
    [
      { target: 'https://pay.example/a', seconds: 5 },
      { target: 'https://pay.example/b', seconds: 0 },
      undefined,
      undefined,
    ],
  );
  assert.equal(targetIn(" window.location.replace( 'https://pay.example/a' ) ; "), 'https://pay.example/a');
  assert.equal(targetIn('location="https://pay.example/a";go()'), undefined);
  assert.deepEqual(
    inert('<body onload="document.forms[0].submit()"><a href=/x/ onclick=go() style="display:none">b</a>'),
    {
      text: '<body><a href=/x/ hidden>b</a>',
      listeners: ['document.forms[0].submit()', 'onclick: go()'],
    },
  );
});
