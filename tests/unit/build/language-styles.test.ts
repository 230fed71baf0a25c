import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGE_STYLES, tokensOf } from '../../../src/build/language-styles.ts';

test('a language in Latin letters has the tokens that all have; others get space, and the fonts of their row', () => {
  assert.equal(tokensOf({ tag: 'fr' }), '');
  assert.equal(tokensOf({ tag: 'uk' }), '');
  assert.equal(tokensOf({ tag: 'ar', direction: 'rtl' }), ':root:lang(ar){--tight:0;--leading:1.75;--forth:-1}');
  assert.equal(
    tokensOf({ tag: 'ja', fonts: ['Hiragino Sans', 'Yu Gothic'] }),
    ':root:lang(ja){--tight:0;--leading:1.75;--font:ui-sans-serif,system-ui,"Hiragino Sans","Yu Gothic",sans-serif}',
  );
});

test('style sheets get the tokens of the languages, and what shows one language of several', () => {
  const tokens = LANGUAGE_STYLES['/src/styles/tokens.css'] ?? '';
  assert.match(tokens, /:root:lang\(zh-Hans\)\{[^}]*"PingFang SC"/);
  assert.match(tokens, /:root:lang\(zh-Hant\)\{[^}]*"PingFang TC"/);
  assert.doesNotMatch(tokens, /lang\(en\)/);
  const shown = LANGUAGE_STYLES['/src/styles/one-language.css'] ?? '';
  for (const locale of ['zh', 'tw', 'en']) {
    assert.ok(shown.includes(`html[data-locale="${locale}"] [data-when]:not([data-when="${locale}"])`));
  }
});
