import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSame } from '#features/checkout/pay/pay.ts';
import { isCredited } from '#order/watch.ts';
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
