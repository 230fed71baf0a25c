import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmProblem, isNewPassword, passwordProblem } from '../../../../src/core/password.ts';
import { paymentAlert, registerReadiness } from '../../../../src/features/checkout/readiness.ts';

test('a password has 6 to 18 characters', () => {
  assert.equal(passwordProblem(''), 'empty');
  assert.equal(passwordProblem('12345'), 'length');
  assert.equal(passwordProblem('123456'), null);
  assert.equal(passwordProblem('123456789012345678'), null);
  assert.equal(passwordProblem('1234567890123456789'), 'length');
});

test('a new password will do when it has its length and was typed twice', () => {
  assert.equal(isNewPassword({ password: 'secret1', repeated: 'secret1' }), true);
  assert.equal(isNewPassword({ password: 'secret1', repeated: 'secret2' }), false);
  assert.equal(isNewPassword({ password: '12345', repeated: '12345' }), false);
});

test('a repeated field must be filled and equal', () => {
  assert.equal(confirmProblem('secret1', ''), 'empty');
  assert.equal(confirmProblem('secret1', 'secret2'), 'mismatch');
  assert.equal(confirmProblem('secret1', 'Secret1'), 'mismatch');
  assert.equal(confirmProblem('secret1', 'secret1'), null);
});

test('registering needs a package (1), then a valid account form (2), then a payment method (3)', () => {
  assert.equal(registerReadiness({ productKey: null, accountFormValid: false, merchantId: null }), 1);
  assert.equal(registerReadiness({ productKey: '', accountFormValid: true, merchantId: 7 }), 1);
  assert.equal(registerReadiness({ productKey: 'vip-30', accountFormValid: false, merchantId: null }), 2);
  assert.equal(registerReadiness({ productKey: 'vip-30', accountFormValid: true, merchantId: null }), 3);
  assert.equal(registerReadiness({ productKey: 'vip-30', accountFormValid: true, merchantId: 7 }), 0);
});

test('the payment method with the id 0 is a choice', () => {
  assert.equal(registerReadiness({ productKey: 'vip-30', accountFormValid: true, merchantId: 0 }), 0);
});

test('paying alerts 1 without a product, 3 without a payment method', () => {
  assert.equal(paymentAlert({ product: null, merchant: null }), 1);
  assert.equal(paymentAlert({ product: undefined, merchant: 'alipay' }), 1);
  assert.equal(paymentAlert({ product: { key: 'vip-30' }, merchant: undefined }), 3);
  assert.equal(paymentAlert({ product: { key: 'vip-30' }, merchant: { id: 0 } }), null);
});
