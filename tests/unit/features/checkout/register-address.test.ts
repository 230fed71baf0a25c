import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerAddress } from '#features/login/login-model.ts';

test('the member’s choice of level, package and method is passed on to the registration', () => {
  assert.equal(
    registerAddress('/en/packages/1/?product=vip-30&method=aliPay', 'en'),
    '/en/register/?level=1&product=vip-30&method=aliPay',
  );
  assert.equal(registerAddress('/packages/3?os=ios#top', 'zh'), '/zh/register/?level=3');
  assert.equal(registerAddress('/en/packages/1/?product=a%26b', 'en'), '/en/register/?level=1&product=a%26b');
});

test('from any other address, the registration opens with nothing chosen', () => {
  for (const path of [undefined, '', '/en/ticket/?product=vip-30', '//evil.example/packages/2/', '/en/packages/9/'])
    assert.equal(registerAddress(path, 'tw'), '/tw/register/', path);
});
