import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trafficOf as trafficAt } from '#features/account/aside/traffic.ts';

const RESET = 1_735_689_600;
const DAY = 86_400;
const info = { trafficUse: 188_621, trafficMax: 512_000, trafficDate: RESET, expireSVip: 0 };

/** Returns the traffic, by default eleven days before the reset. */
const trafficOf = (fields: typeof info, now = RESET - 11 * DAY) => trafficAt(fields, now);

test('184.20 of 500 GB are 36 percent: the percentage is rounded down', () => {
  assert.deepEqual(trafficOf(info), {
    usedGb: '184.20',
    max: { percent: 36, gb: '500.00' },
    left: { gb: 316, gbPerDay: 28 },
    until: { at: 1_735_689_600, isEnd: false },
  });
});

test('a bar is full only when all data is used, and never more than full', () => {
  assert.equal(trafficOf({ ...info, trafficUse: 511_999 }).max?.percent, 99);
  assert.equal(trafficOf({ ...info, trafficUse: 512_000 }).max?.percent, 100);
  assert.deepEqual(trafficOf({ ...info, trafficUse: 614_400 }), {
    usedGb: '600.00',
    max: { percent: 100, gb: '500.00' },
    left: { gb: 0, gbPerDay: 0 },
    until: { at: 1_735_689_600, isEnd: false },
  });
});

test('no use is shown as 0, and so is a negative count; without a reset date none is shown', () => {
  assert.equal(trafficOf({ ...info, trafficUse: 0 }).max?.percent, 0);
  assert.equal(trafficOf({ ...info, trafficUse: -5 }).usedGb, '0.00');
  assert.equal(trafficOf({ ...info, trafficDate: 0 }).until, null);
});

test('if the server names no maximum, the use is shown without a bar', () => {
  const { usedGb, max, left } = trafficOf({ ...info, trafficMax: 0 });
  assert.deepEqual({ usedGb, max, left }, { usedGb: '184.20', max: null, left: null });
});

test('the remaining data per day is in whole GB, rounded down, and a day that has begun counts', () => {
  assert.deepEqual(trafficOf(info, RESET - 1).left, { gb: 316, gbPerDay: 315 });
  assert.deepEqual(trafficOf(info, RESET - 30 * DAY).left, { gb: 316, gbPerDay: 10 });
  assert.equal(trafficOf({ ...info, trafficUse: 511_000 }).left?.gbPerDay, 0);
});

test('no days are shown after the reset, or if the reset is unknown', () => {
  assert.equal(trafficOf(info, RESET).left, null);
  assert.equal(trafficOf({ ...info, trafficDate: 0 }).left, null);
});

test('if Premium ends before the reset, the data lasts until that end, and no reset is shown', () => {
  const atEnd = trafficOf({ ...info, expireSVip: RESET - 7 * DAY });
  assert.deepEqual(
    [atEnd.until, atEnd.left],
    [
      { at: RESET - 7 * DAY, isEnd: true },
      { gb: 316, gbPerDay: 78 },
    ],
  );
  assert.deepEqual(trafficOf({ ...info, expireSVip: RESET }).until, { at: RESET, isEnd: true });
  assert.deepEqual(trafficOf({ ...info, expireSVip: RESET + 1 }).until, { at: RESET, isEnd: false });
});
