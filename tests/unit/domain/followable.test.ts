import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isFollowable } from '#domain/followable.ts';
import { isSafeLink, splitLinks } from '#features/tickets/thread/linked-text.ts';

const live = { origin: 'https://petrel.example', allowsLoopback: false };
const development = { origin: 'http://localhost:4321', allowsLoopback: true };
const hrefs = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

/** Asserts whether an order may lead to each of these addresses, on each of these sites. */
function expectFollowed(isFollowed: boolean, urls: readonly string[], ...sites: (typeof live)[]): void {
  for (const url of urls) {
    for (const site of sites)
      assert.equal(isFollowable(url, site), isFollowed, `${JSON.stringify(url)} at ${site.origin}`);
  }
}

test('an order may lead to https and to the site itself', () => {
  expectFollowed(
    true,
    ['https://pay.example/1?a=b', 'HTTPS://pay.example', '/thanks', 'thanks', '//pay.example/1'],
    live,
  );
  expectFollowed(true, ['http://localhost:4321/thanks'], { ...development, allowsLoopback: false });
});

test('an order never leads to a script, a file, plain http or nowhere', () => {
  const scripts = ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'];
  const others = ['file:///etc/passwd', 'blob:https://petrel.example/1', 'http://pay.example', 'alipay://x'];
  expectFollowed(false, [...scripts, ...others, '', ' ', 'https://', 'http://'], live);
  expectFollowed(false, ['//pay.example'], development);
});

test('an order never leads to an address with a user before the host, however it is written', () => {
  const slashes = ['//user:pw@pay.example', '\\\\user@pay.example', 'https:\\\\user@pay.example'];
  const breaks = [
    'https:/\\user:pw@pay.example',
    'ht\ttps://user:\npw@pay.example',
    'https://us\ner@petrel.example/thanks',
  ];
  const plain = 'https://user:pw@pay.example/1 https://petrel.example@evil.example/ https://:pw@pay.example'.split(' ');
  expectFollowed(false, [...slashes, ...breaks, ...plain, 'http://user:pw@localhost:9000/pay'], live, development);
});

test('an address is judged as a browser reads it: backslashes count as slashes, and tabs and line breaks are ignored', () => {
  const secure = ['https:/\\pay.example', 'https:\\\\pay.example/1', '\\\\pay.example', 'ht\ttps://pay.exa\nmple/@1'];
  const plain = ['http:/\\pay.example', 'http:\\\\pay.example'];
  expectFollowed(true, secure, live);
  expectFollowed(false, [...plain, 'java\tscript:alert(1)', '\u0001javascript:alert(1)'], live);
  // On a site without https, two slashes lead to a host without https.
  expectFollowed(false, ['//pay.example', '\\\\pay.example', '/\\pay.example', '/\t/pay.example'], development);
});

test('http to a loopback address is allowed only in development', () => {
  const own = 'http://localhost:9000/pay http://127.0.0.1/pay http://[::1]:1/pay http://pay.localhost/'.split(' ');
  expectFollowed(true, own, development);
  expectFollowed(false, own, live);
  const strange = ['http://127.0.0.1.evil.example', 'http://localhost.evil.example', 'http://evillocalhost'];
  expectFollowed(false, strange, development);
});

test('a stranger’s text links only to complete web addresses without a user name', () => {
  assert.equal(isSafeLink('https://a.example/b'), true);
  assert.equal(isSafeLink('http://a.example'), true);
  const others = '/b a.example javascript:alert(1) mailto:a@b.example https://petrel.example@evil.example/'.split(' ');
  for (const url of others) assert.equal(isSafeLink(url), false, url);
});

test('addresses in a text become links, and the sentence around them does not', () => {
  assert.deepEqual(splitLinks('See https://a.example/b?c=d#e.'), [
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://a.example/b?c=d#e', href: 'https://a.example/b?c=d#e' },
    { kind: 'text', text: '.' },
  ]);
  assert.deepEqual(splitLinks('no link'), [{ kind: 'text', text: 'no link' }]);
  assert.deepEqual(splitLinks(''), []);
});

test('Chinese text may follow an address without a space', () => {
  assert.deepEqual(hrefs('请打开https://a.example/b，再试。或者http://c.example下载'), [
    'https://a.example/b',
    'http://c.example',
  ]);
});

test('brackets around an address are not part of it, and brackets inside it are', () => {
  assert.deepEqual(hrefs('(https://a.example/b)'), ['https://a.example/b']);
  assert.deepEqual(hrefs('https://a.example/b_(c)'), ['https://a.example/b_(c)']);
  assert.deepEqual(hrefs('<https://a.example/b>'), ['https://a.example/b']);
});

test('scripts and disguised addresses stay text', () => {
  for (const text of ['javascript:alert(1)', 'https://petrel.example@evil.example/', 'https://', 'data:text/html,x']) {
    assert.deepEqual(splitLinks(text), [{ kind: 'text', text }], text);
  }
});

test('the pieces of a text, joined again, are always the same text', () => {
  const address = fc.stringMatching(/^https?:\/\/[a-z\d]{1,9}\.[a-z]{2,5}(?:\/[\w%()?&=#@.-]{0,20})?$/);
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), address, fc.constantFrom('https://', '。', ')', ' '));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = splitLinks(text);
      assert.equal(parts.map((part) => part.text).join(''), text);
      assert.ok(parts.every((part) => part.text !== '' && (part.kind === 'text' || isSafeLink(part.href))));
    }),
  );
});
