import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEAD_STYLE_OF_ALL, tokensOf } from '#styles/head-style.ts';

test('a language in Latin letters has the common tokens; others get more space, and the fonts of their row', () => {
  assert.equal(tokensOf({ tag: 'fr' }), '');
  assert.equal(tokensOf({ tag: 'uk' }), '');
  assert.equal(
    tokensOf({ tag: 'ar', direction: 'rtl' }),
    '@layer base{:root:lang(ar){--tight:0;--leading:1.75;--forth:-1}}',
  );
  assert.equal(
    tokensOf({ tag: 'ja', fonts: ['Hiragino Sans', 'Yu Gothic'] }),
    '@layer base{:root:lang(ja){--tight:0;--leading:1.75;--font:ui-sans-serif,system-ui,"Hiragino Sans","Yu Gothic",sans-serif}}',
  );
});

test('a page for all languages has the tokens of each, and shows only one language', () => {
  assert.match(HEAD_STYLE_OF_ALL, /:root:lang\(zh-Hans\)\{[^}]*"PingFang SC"/);
  assert.match(HEAD_STYLE_OF_ALL, /:root:lang\(zh-Hant\)\{[^}]*"PingFang TC"/);
  assert.doesNotMatch(HEAD_STYLE_OF_ALL, /lang\(en\)/);
  for (const locale of ['zh', 'tw', 'en']) {
    assert.ok(HEAD_STYLE_OF_ALL.includes(`html[data-locale="${locale}"] [data-when]:not([data-when="${locale}"])`));
  }
});
