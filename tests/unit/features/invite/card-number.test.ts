import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyDigits } from '../../../../src/core/digits.ts';
import { groupByFour, passesLuhn } from '../../../../src/features/invite/card-number.ts';

test('a card number keeps only its digits', () => {
  assert.equal(onlyDigits('6222-0212 345x'), '62220212345');
  assert.equal(onlyDigits('６２２２'), '6222');
  assert.equal(onlyDigits('card'), '');
});

test('it is shown in groups of 4', () => {
  assert.equal(groupByFour('6222-0212345678901'), '6222 0212 3456 7890 1');
  assert.equal(groupByFour('62220212'), '6222 0212');
  assert.equal(groupByFour('622'), '622');
  assert.equal(groupByFour('6222 '), '6222');
});

test('the check digit tells a right number from one with a slip', () => {
  assert.equal(passesLuhn('4111 1111 1111 1111'), true);
  assert.equal(passesLuhn('79927398713'), true);
  assert.equal(passesLuhn('79927398710'), false);
  assert.equal(passesLuhn('79927389713'), false);
  assert.equal(passesLuhn(''), false);
  assert.equal(passesLuhn('0000'), false);
});
