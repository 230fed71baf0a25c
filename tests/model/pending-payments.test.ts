import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { dropPendingPayments } from '#stores/payment-phase.ts';
import {
  claimPendingPayments,
  dropPendingPayment,
  keepPendingPayment,
  readPendingPayment,
  readPendingPayments,
} from '#stores/pending-payment.ts';
import { localValues } from '#stores/storage.ts';
import { PENDING } from './support/pending.ts';
import { renewStorage } from './support/storage-stand-in.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

beforeEach(renewStorage);

test('an order that waits for its payment is remembered for three days', () => {
  assert.equal(readPendingPayment(NOW), undefined);
  keepPendingPayment(PENDING);
  sessionStorage.clear();
  assert.deepEqual(readPendingPayment(NOW + 3 * DAY - 1), PENDING);
  assert.equal(readPendingPayment(NOW + 3 * DAY), undefined);
  dropPendingPayment(PENDING);
  assert.equal(readPendingPayment(NOW), undefined);
});

test('each account has its own orders on a device, and they end without those of others', () => {
  const other = { ...PENDING, account: 'bob@example.com', atMs: NOW + 1 };
  keepPendingPayment(PENDING);
  keepPendingPayment(other);
  assert.deepEqual(readPendingPayment(NOW), other);
  assert.deepEqual(readPendingPayment(NOW, 'LIN@example.com'), PENDING);
  keepPendingPayment({ ...PENDING, isAnswered: false });
  assert.equal(readPendingPayments(NOW).length, 2);
  assert.equal(readPendingPayment(NOW, 'lin@example.com')?.isAnswered, false);
  dropPendingPayments('lin@example.com', NOW);
  assert.deepEqual(readPendingPayments(NOW), [other]);
});

test('an order that was made before its account was known gets it afterwards', () => {
  keepPendingPayment({ ...PENDING, account: '', before: null });
  keepPendingPayment({ ...PENDING, account: 'bob@example.com', atMs: NOW + 1 });
  claimPendingPayments('lin@example.com', NOW);
  assert.deepEqual(
    readPendingPayments(NOW).map(({ account }) => account),
    ['bob@example.com', 'lin@example.com'],
  );
  // The order's answer comes after that, and knows nothing of it.
  keepPendingPayment({ ...PENDING, account: '', before: null });
  assert.equal(readPendingPayments(NOW).length, 2);
  assert.equal(readPendingPayment(NOW, 'lin@example.com')?.productKey, 'vip-360');
});

test('an order of another version of the site, or a damaged one, is none', () => {
  for (const kept of [
    '{',
    '[]',
    '"x"',
    JSON.stringify(PENDING),
    JSON.stringify([{ ...PENDING, usd: '49.99' }]),
    '[{"productKey":"vip-360"}]',
  ]) {
    localValues.set('pendingPayment', kept);
    assert.equal(readPendingPayment(NOW), undefined, kept);
  }
});

// A channel between tabs would keep the process from ending.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
