import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listText } from '#core/list-text.ts';
import { filledValues } from '#i18n/filled-values.ts';

test('a list is joined as its language does', () => {
  assert.equal(listText('en', ['a phone', 'a computer', 'a router']), 'a phone, a computer, and a router');
  assert.equal(listText('zh-Hans', ['手机', '电脑', '路由器']), '手机、电脑和路由器');
  assert.equal(listText('zh-Hant', ['手機', '電腦']), '手機和電腦');
  assert.equal(listText('en', ['a phone']), 'a phone');
});

test('Basic’s facts are joined by “and”, in Chinese by a comma', () => {
  assert.equal(filledValues('en').basicHas, 'On Basic, you have no data limit (example) and up to 50 Mbps (example).');
  assert.equal(filledValues('zh').basicHas, '基础版：不限流量（示例），最高 50 Mbps（示例）。');
});
