import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { claimPlaced } from '#features/checkout/packages-model.ts';
import { dropOpenOrders } from '#order/order.ts';
import { dropPlaced, keepPlaced, readOpenOrder, readOpenOrders, readPlaced } from '#order/placed.ts';
import { localValues } from '#stores/storage.ts';
import { PLACED } from './support/placed.ts';
import { renewStorage } from './support/storage-stand-in.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

beforeEach(renewStorage);

test('an order without its payment is stored for three days', () => {
  assert.equal(readOpenOrder(NOW), undefined);
  keepPlaced(PLACED, NOW);
  sessionStorage.clear();
  assert.deepEqual(readOpenOrder(NOW + 3 * DAY - 1), PLACED);
  assert.equal(readOpenOrder(NOW + 3 * DAY), undefined);
  // This order was stored while the clock was 400 days ahead. Now the clock is right.
  assert.equal(readOpenOrder(NOW - 400 * DAY), undefined);
  dropPlaced(PLACED, NOW);
  assert.equal(readOpenOrder(NOW), undefined);
});

test('a change of one order leaves all others that are not older than three days now', () => {
  const [early, late] = [-2, 2].map((days) => ({ ...PLACED, productKey: `${days}`, atMs: NOW + days * DAY }));
  assert.ok(early && late);
  keepPlaced(late, NOW);
  keepPlaced(early, NOW);
  assert.deepEqual(readOpenOrders(NOW), [early, late]);
  dropPlaced(early, NOW);
  assert.deepEqual(readOpenOrders(NOW), [late]);
});

test('an outcome that was stored while the clock was ahead is not shown until that time', () => {
  const outcome = { kind: 'notPaid', atMs: NOW + 2 * DAY } as const;
  keepPlaced({ ...PLACED, outcome }, NOW);
  assert.deepEqual(readPlaced(NOW), []);
  assert.equal(readPlaced(NOW + 2 * DAY).length, 1);
});

test('each account has its own orders on a device, and ends only its own', () => {
  const other = { ...PLACED, account: 'bob@example.com', atMs: NOW + 1 };
  keepPlaced(PLACED, NOW);
  keepPlaced(other, NOW);
  assert.deepEqual(readOpenOrder(NOW), other);
  assert.deepEqual(readOpenOrder(NOW, 'LIN@example.com'), PLACED);
  keepPlaced({ ...PLACED, state: 'unknown' }, NOW);
  assert.equal(readOpenOrders(NOW).length, 2);
  assert.equal(readOpenOrder(NOW, 'lin@example.com')?.state, 'unknown');
  dropOpenOrders('lin@example.com', NOW);
  assert.deepEqual(readOpenOrders(NOW), [other]);
});

test('an order that was made before its account was known gets the account later', () => {
  keepPlaced({ ...PLACED, account: '', before: null }, NOW);
  keepPlaced({ ...PLACED, account: 'bob@example.com', atMs: NOW + 1 }, NOW);
  claimPlaced('lin@example.com', NOW);
  assert.deepEqual(
    readOpenOrders(NOW).map(({ account }) => account),
    ['bob@example.com', 'lin@example.com'],
  );
  // The answer to the order comes later and does not name the account.
  keepPlaced({ ...PLACED, account: '', before: null }, NOW);
  assert.equal(readOpenOrders(NOW).length, 2);
  assert.equal(readOpenOrder(NOW, 'lin@example.com')?.productKey, 'vip-360');
});

test('an order stored by version 4.0.0 keeps its state', () => {
  const { state: _, ...old } = PLACED;
  const states = { answered: [true, false], gone: [false, true], unknown: [false, false] };
  for (const [state, [isAnswered, isOver]] of Object.entries(states)) {
    localValues.set('pendingPayment', JSON.stringify([{ ...old, isAnswered, isOver }]));
    assert.deepEqual(readOpenOrder(NOW), { ...old, state });
  }
});

test('an order of an unknown version of the site, or a damaged one, counts as none', () => {
  for (const kept of [
    '{',
    '[]',
    '"x"',
    JSON.stringify(PLACED),
    JSON.stringify([{ ...PLACED, usd: '49.99' }]),
    '[{"productKey":"vip-360"}]',
    '[null]',
  ]) {
    localValues.set('pendingPayment', kept);
    assert.equal(readOpenOrder(NOW), undefined, kept);
  }
});

// An open channel between tabs would keep the process from ending.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
