import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captureQuery, decide } from '../../../src/session/guard.ts';

const STAY = { kind: 'stay' };
const TO_LOGIN = { kind: 'go', to: 'login', remember: true };
const TO_ACCOUNT = { kind: 'go', to: 'account', remember: true };
const TO_GREEN = { kind: 'go', to: 'greenChannel', remember: true };

/** The guard's answers (docs/behaviour/session.md#guard): access, has a token, verdict without and with a formSign. */
const VERDICTS = [
  ['public', false, STAY, TO_GREEN],
  ['public', true, STAY, TO_GREEN],
  ['member', false, TO_LOGIN, TO_GREEN],
  ['member', true, STAY, TO_GREEN],
  ['guest', false, STAY, TO_GREEN],
  ['guest', true, TO_ACCOUNT, TO_GREEN],
] as const;

for (const [access, hasToken, plain, withFormSign] of VERDICTS) {
  test(`a ${access} screen, ${hasToken ? 'signed in' : 'signed out'}: with and without a sign-in form`, () => {
    const visit = { access, hasToken, takesFormSign: false };
    assert.deepEqual(decide({ ...visit, hasFormSign: false }), plain);
    assert.deepEqual(decide({ ...visit, hasFormSign: true }), withFormSign);
  });
}

test('the green channel itself stays, with or without a token or form', () => {
  for (const hasToken of [true, false]) {
    for (const hasFormSign of [true, false]) {
      assert.deepEqual(decide({ access: 'public', hasToken, hasFormSign, takesFormSign: true }), STAY);
    }
  }
});

test('ref, os (as source), channelId and formSign are kept from a query; nothing else, and nothing empty', () => {
  const query = new URLSearchParams('ref=lin&os=ios&channelId=c1&formSign=f%201&source=x&utm=y');
  assert.deepEqual(captureQuery(query), { ref: 'lin', source: 'ios', channelId: 'c1', formSign: 'f 1' });
  assert.deepEqual(captureQuery(new URLSearchParams('ref=&os=&key=secret')), {});
});

test('a value of any length does not fill the storage; a signed form of 2,000 characters is not cut', () => {
  assert.equal(captureQuery(new URLSearchParams({ ref: 'x'.repeat(9999) })).ref?.length, 4096);
  assert.equal(captureQuery(new URLSearchParams({ formSign: 'x'.repeat(2000) })).formSign?.length, 2000);
});
