import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captureQuery, decide } from '#session/guard.ts';

/**
 * The guard's answers (docs/behaviour/session.md#guard): the access, whether there is a token, and the target without a
 * formSign.
 */
const TARGETS = [
  ['public', false, undefined],
  ['public', true, undefined],
  ['member', false, 'login'],
  ['member', true, undefined],
  ['guest', false, undefined],
  ['guest', true, 'account'],
] as const;

for (const [access, hasToken, target] of TARGETS) {
  test(`the guard on a ${access} screen, ${hasToken ? 'signed in' : 'signed out'}, with and without a sign-in form`, () => {
    const visit = { access, hasToken, takesFormSign: false };
    assert.equal(decide({ ...visit, hasFormSign: false }), target);
    assert.equal(decide({ ...visit, hasFormSign: true }), 'greenChannel');
  });
}

test('the screen of the automatic sign-in stays, with or without a token or form', () => {
  for (const hasToken of [true, false]) {
    for (const hasFormSign of [true, false]) {
      assert.equal(decide({ access: 'public', hasToken, hasFormSign, takesFormSign: true }), undefined);
    }
  }
});

test('ref, os (as source), channelId and formSign are read from a query, but no other and no empty values', () => {
  const query = new URLSearchParams('ref=lin&os=ios&channelId=c1&formSign=f%201&source=x&utm=y');
  assert.deepEqual(captureQuery(query), { ref: 'lin', source: 'ios', channelId: 'c1', formSign: 'f 1' });
  assert.deepEqual(captureQuery(new URLSearchParams('ref=&os=&key=secret')), {});
});

test('a long value is cut, so that it can’t fill the storage, but a signed form of 2,000 characters is not', () => {
  assert.equal(captureQuery(new URLSearchParams({ ref: 'x'.repeat(9999) })).ref?.length, 4096);
  assert.equal(captureQuery(new URLSearchParams({ formSign: 'x'.repeat(2000) })).formSign?.length, 2000);
});
