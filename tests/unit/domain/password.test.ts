import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNewPassword, passwordProblem, repeatProblem } from '#domain/password.ts';

test('a password has 6 to 18 characters', () => {
  assert.equal(passwordProblem(''), 'passwordEmpty');
  assert.equal(passwordProblem('12345'), 'passwordLength');
  assert.equal(passwordProblem('123456'), null);
  assert.equal(passwordProblem('123456789012345678'), null);
  assert.equal(passwordProblem('1234567890123456789'), 'passwordLength');
});

test('a password’s characters are counted as people count them, and a password of blanks is empty', () => {
  assert.equal(passwordProblem('      '), 'passwordEmpty');
  assert.equal(passwordProblem('a b c '), null);
  assert.equal(passwordProblem('🔑🔑🔑🔑🔑'), 'passwordLength');
  assert.equal(passwordProblem('🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑'), null);
  assert.equal(passwordProblem('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'), null);
  assert.equal(passwordProblem('🔑'.repeat(19)), 'passwordLength');
});

test('a new password is accepted if it has the right length and was typed twice', () => {
  assert.equal(isNewPassword({ password: 'secret1', repeated: 'secret1' }), true);
  assert.equal(isNewPassword({ password: 'secret1', repeated: 'secret2' }), false);
  assert.equal(isNewPassword({ password: '12345', repeated: '12345' }), false);
});

test('the repeated password must be filled in and equal', () => {
  assert.equal(repeatProblem('secret1', ''), 'passwordEmpty');
  assert.equal(repeatProblem('secret1', 'secret2'), 'passwordMismatch');
  assert.equal(repeatProblem('secret1', 'Secret1'), 'passwordMismatch');
  assert.equal(repeatProblem('secret1', 'secret1'), null);
});
