import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createText } from '#i18n/text.ts';

test('an island’s text has the spaces that its value needs, in each plural form', () => {
  const zh = createText('zh', { pay: '用{{method}}付款', left_other: '剩余{{count}}天' });
  assert.equal(zh('pay', { method: 'PayPal' }), '用 PayPal 付款');
  assert.equal(zh('pay', { method: '支付宝' }), '用支付宝付款');
  assert.equal(zh('left', { count: 3 }), '剩余 3 天');
  const en = createText('en', { left_one: '{{count}} day', left_other: '{{count}} days' });
  assert.deepEqual([en('left', { count: 1 }), en('left', { count: 3 })], ['1 day', '3 days']);
});
