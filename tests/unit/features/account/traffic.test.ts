import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trafficOf as trafficAt } from '#features/account/aside/traffic.ts';

const RESET = 1_735_689_600;
const DAY = 86_400;
const info = { trafficUse: 188_621, trafficMax: 512_000, trafficDate: RESET };

/** Eleven days before the reset. */
const trafficOf = (fields: typeof info, now = RESET - 11 * DAY) => trafficAt(fields, now);

test('184.20 of 500 GB are 36 percent: floored, not rounded', () => {
  assert.deepEqual(trafficOf(info), {
    usedGb: '184.20',
    max: { percent: 36, gb: '500' },
    left: { gb: 316, gbPerDay: 28 },
    resetAt: 1_735_689_600,
  });
});

test('a bar is full only when all is used, and never more than full', () => {
  assert.equal(trafficOf({ ...info, trafficUse: 511_999 }).max?.percent, 99);
  assert.equal(trafficOf({ ...info, trafficUse: 512_000 }).max?.percent, 100);
  assert.deepEqual(trafficOf({ ...info, trafficUse: 614_400 }), {
    usedGb: '600.00',
    max: { percent: 100, gb: '500' },
    left: { gb: 0, gbPerDay: 0 },
    resetAt: 1_735_689_600,
  });
});

test('nothing used is 0, and so is a negative count; without a reset date there is none', () => {
  assert.equal(trafficOf({ ...info, trafficUse: 0 }).max?.percent, 0);
  assert.equal(trafficOf({ ...info, trafficUse: -5 }).usedGb, '0.00');
  assert.equal(trafficOf({ ...info, trafficDate: 0 }).resetAt, null);
});

test('a maximum that the server does not name leaves the use, and no bar', () => {
  const { usedGb, max, left } = trafficOf({ ...info, trafficMax: 0 });
  assert.deepEqual({ usedGb, max, left }, { usedGb: '184.20', max: null, left: null });
});

test('what is left a day is whole GB, rounded down; a day that has begun counts', () => {
  assert.deepEqual(trafficOf(info, RESET - 1).left, { gb: 316, gbPerDay: 315 });
  assert.deepEqual(trafficOf(info, RESET - 30 * DAY).left, { gb: 316, gbPerDay: 10 });
  assert.equal(trafficOf({ ...info, trafficUse: 511_000 }).left?.gbPerDay, 0);
});

test('nothing is said of days once the reset has passed, or where it is not known', () => {
  assert.equal(trafficOf(info, RESET).left, null);
  assert.equal(trafficOf({ ...info, trafficDate: 0 }).left, null);
});
