import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eraseDigit, pasteDigits, secondsToWait, typeDigit } from '#features/recovery/recovery-code.ts';

test('a paste replaces the code with its digits, cut to 6, and a seventh digit is ignored', () => {
  assert.equal(typeDigit('1234', '5678'), '123456');
  assert.equal(pasteDigits('9', ' 123 456 78'), '123456');
  assert.equal(pasteDigits('99', 'Your code: 42-17-05'), '421705');
  assert.equal(pasteDigits('99', '123'), '123');
  assert.equal(pasteDigits('12', 'hello'), '12');
});

test('in a pasted sentence the code is the run of six digits, not the first six digits', () => {
  const sentences = [
    '【Petrel】10分钟内有效的验证码：482913',
    '2026-11-26 14:03 您的验证码：482913',
    'order #77 is 482913',
    'petrel365: 482913',
    '482913 is your code, valid for 10 minutes',
    'G-482913',
    'Order 202611, your code: 482913',
    '代码 ４８２９１３，10 分钟内有效',
    'Your code is 482 913. It works for 10 minutes.',
  ];
  for (const sentence of sentences) assert.equal(pasteDigits('9', sentence), '482913', sentence);
  assert.equal(pasteDigits('12', 'Call 13800138000'), '12');
});

test('the code has at most 6 digits, whatever is typed, pasted and erased', () => {
  const step = fc.oneof(
    fc.string().map((text) => (code: string) => typeDigit(code, text)),
    fc.string({ unit: 'grapheme' }).map((text) => (code: string) => pasteDigits(code, text)),
    fc.constant(eraseDigit),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      assert.match(
        steps.reduce((code, change) => change(code), ''),
        /^[0-9]{0,6}$/,
      );
    }),
  );
});

test('there is no wait if no code was requested, or if the clock was set back', () => {
  assert.equal(secondsToWait(null, 5000), 0);
  assert.equal(secondsToWait(9000, 5000), 0);
});
