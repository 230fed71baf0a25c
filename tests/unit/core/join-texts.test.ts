import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillInAny, joinTexts, spaceBetween } from '#core/join-texts.ts';

test('a space separates two texts, except within Chinese and beside a full-width sign', () => {
  assert.equal(spaceBetween('Refunded.', 'Refund policy'), ' ');
  assert.equal(spaceBetween('退 70%。', '退款政策'), '');
  assert.equal(spaceBetween('同意', '服务条款'), '');
  assert.equal(spaceBetween('回到', 'PayPal'), ' ');
  assert.equal(spaceBetween('已用 40 GB', '刷新'), ' ');
  assert.equal(spaceBetween('', '退款政策'), '');
});

test('a filled placeholder gets the spaces of its script, whatever the translator wrote around it', () => {
  assert.equal(fillInAny('等待{{method}}付款', { method: 'PayPal' }), '等待 PayPal 付款');
  assert.equal(fillInAny('等待 {{method}} 付款', { method: '支付宝' }), '等待支付宝付款');
  assert.equal(fillInAny('剩余{{days}}天', { days: 90 }), '剩余 90 天');
  assert.equal(fillInAny('退 {{percent}}%。 {{more}}', { percent: 70, more: '退款政策' }), '退 70%。退款政策');
  assert.equal(fillInAny('支付{{price}}', { price: 'US$5.99' }), '支付 US$5.99');
  assert.equal(
    fillInAny('Pay {{price}} with {{method}}', { price: '$5.99', method: '微信支付' }),
    'Pay $5.99 with 微信支付',
  );
  assert.equal(fillInAny('{{name}}: {{text}}', { name: 'A', text: 'B  C' }), 'A: B  C');
  assert.equal(joinTexts('删除“', '测试'), '删除“测试');
  assert.equal(
    fillInAny('金额：{{amount}}\n方式：{{method}}\n日期', { amount: 5, method: '支付宝' }),
    '金额：5\n方式：支付宝\n日期',
  );
});
