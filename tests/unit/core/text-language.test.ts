import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '#core/text-language.ts';

test('a text’s language is known only if its script reveals it', () => {
  assert.equal(languageOf('付款没到账'), 'zh');
  assert.equal(languageOf('付款沒到帳 (Alipay)'), 'zh');
  const others = ['支払いが届きません', '결제가 안 왔어요', 'My payment has not arrived', 'Zahlung fehlt', '12345', ''];
  for (const text of others) assert.equal(languageOf(text), '');
});
