import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSame } from '#features/checkout/pay/pay.ts';
import { activeByMs, isUpgrade } from '#order/order.ts';
import { isCredited } from '#order/watch.ts';
import { wordsOf } from '#order/words.ts';
import { PLACED } from '../../model/support/placed.ts';

test('a payment has arrived if either level lasts longer, also after an upgrade, which uses up level 1', () => {
  const before = { expire: 1000, expireSVip: 0 };
  assert.equal(isCredited({ before, after: before }), false);
  assert.equal(isCredited({ before, after: { expire: 2000, expireSVip: 0 } }), true);
  assert.equal(isCredited({ before, after: { expire: 1000, expireSVip: 500 } }), true);
  assert.equal(isCredited({ before, after: { expire: 0, expireSVip: 9000 } }), true);
});

test('buyers are asked before they order the same package for the same account within 30 minutes', () => {
  const order = { ...PLACED, productKey: 'vip-30', account: 'lin@example.com', atMs: 1_000_000 };
  const find = (change: Partial<typeof order>) => findSame([order], { ...order, ...change });
  assert.equal(find({}), order);
  assert.equal(find({ atMs: 2_799_999 }), order);
  assert.equal(find({ atMs: 2_800_000 }), undefined);
  assert.equal(find({ productKey: 'vip-360' }), undefined);
  assert.equal(find({ atMs: 999_999 }), undefined);
  assert.equal(find({ account: 'Lin@Example.com' }), order);
  assert.equal(find({ account: 'bob@example.com' }), undefined);
  // The account of one of the orders is unknown, so it may be the same.
  assert.equal(find({ account: '' }), order);
  assert.deepEqual(findSame([{ ...order, account: '' }], order), { ...order, account: '' });
});

test('the time by which a package becomes active is shown only after the buyer has come back from paying', () => {
  const order = { kind: 'waiting', sinceMs: 1_000_000, isSignedOut: false, placed: PLACED } as const;
  assert.equal(activeByMs({ ...order, placed: { ...PLACED, isReturned: true } }), 1_300_000);
  assert.equal(activeByMs(order), undefined);
  assert.equal(activeByMs({ ...order, kind: 'late', placed: { ...PLACED, isReturned: true } }), undefined);
});

test('an order of Premium is an upgrade if no Premium ran when it was placed, and that is known', () => {
  const atMs = 1_800_000_000_000;
  const order = { ...PLACED, atMs, level: 2 };
  assert.equal(isUpgrade({ ...order, before: { expire: 1_900_000_000, expireSVip: 0 } }), true);
  assert.equal(isUpgrade({ ...order, level: 3, before: { expire: 0, expireSVip: 1_700_000_000 } }), true);
  assert.equal(isUpgrade({ ...order, before: { expire: 1_900_000_000, expireSVip: 1_800_000_001 } }), false);
  assert.equal(isUpgrade({ ...order, level: 1, before: { expire: 0, expireSVip: 0 } }), false);
  assert.equal(isUpgrade({ ...order, before: null }), false);
});

test('the owner of a new account is told to wait, whatever is known of the order; other signed-out buyers are sent to the log-in', () => {
  const words = (isNew: boolean, isSignedOut = true) =>
    (['waiting', 'late', 'unknown'] as const).map((kind) =>
      wordsOf({ kind, sinceMs: 0, isSignedOut, placed: { ...PLACED, isNew } }),
    );
  assert.deepEqual(words(true), ['new', 'newLate', 'newUnknown']);
  assert.deepEqual(words(false), ['out', 'out', 'unknown']);
  assert.deepEqual(words(true, false), ['waiting', 'late', 'unknown']);
});
