import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameOrderSoon } from '../../../../src/features/checkout/same-order.ts';
import { isCredited, pollDelaysMs } from '../../../../src/features/waiting-payment/arrival.ts';

test('it looks 15 times in 6 minutes, less and less often', () => {
  assert.deepEqual(
    pollDelaysMs(),
    [3000, 6000, 9000, 12000, 15000, 18000, 21000, 24000, 27000, 30000, 33000, 36000, 39000, 42000, 45000],
  );
  assert.equal(
    pollDelaysMs().reduce((sum, waitMs) => sum + waitMs),
    360_000,
  );
});

test('a payment has arrived when either level lasts longer', () => {
  const before = { expire: 1000, expireSVip: 0 };
  assert.equal(isCredited({ before, after: before }), false);
  assert.equal(isCredited({ before, after: { expire: 2000, expireSVip: 0 } }), true);
  assert.equal(isCredited({ before, after: { expire: 1000, expireSVip: 500 } }), true);
});

test('an upgrade, which uses up level 1, has arrived too', () => {
  assert.equal(isCredited({ before: { expire: 1000, expireSVip: 0 }, after: { expire: 0, expireSVip: 9000 } }), true);
});

test('the same package within 30 minutes is asked about', () => {
  const pending = { productKey: 'vip-30', atMs: 1_000_000 };
  assert.equal(isSameOrderSoon(pending, 'vip-30', 1_000_000), true);
  assert.equal(isSameOrderSoon(pending, 'vip-30', 2_799_999), true);
  assert.equal(isSameOrderSoon(pending, 'vip-30', 2_800_000), false);
  assert.equal(isSameOrderSoon(pending, 'vip-360', 1_000_001), false);
  assert.equal(isSameOrderSoon(pending, 'vip-30', 999_999), false);
  assert.equal(isSameOrderSoon(null, 'vip-30', 1_000_000), false);
});
