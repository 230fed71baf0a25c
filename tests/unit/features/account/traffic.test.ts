import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trafficOf } from '../../../../src/features/account/traffic.ts';

const info = { vipType: 2, trafficUse: 188_621, trafficMax: 512_000, trafficDate: 1_735_689_600 } as const;

test('184.20 of 500.00 GB are 36 percent: floored, not rounded', () => {
  assert.deepEqual(trafficOf(info), { percent: 36, usedGb: '184.20', maxGb: '500.00', resetAt: 1_735_689_600 });
});

test('a bar is full only when all is used, and never more than full', () => {
  assert.equal(trafficOf({ ...info, trafficUse: 511_999 })?.percent, 99);
  assert.equal(trafficOf({ ...info, trafficUse: 512_000 })?.percent, 100);
  assert.deepEqual(trafficOf({ ...info, trafficUse: 614_400 }), {
    percent: 100,
    usedGb: '600.00',
    maxGb: '500.00',
    resetAt: 1_735_689_600,
  });
});

test('nothing used is 0, and so is a negative count', () => {
  assert.equal(trafficOf({ ...info, trafficUse: 0 })?.percent, 0);
  assert.equal(trafficOf({ ...info, trafficUse: -5 })?.usedGb, '0.00');
});

test('without a reset date there is none', () => {
  assert.equal(trafficOf({ ...info, trafficDate: 0 })?.resetAt, null);
});

test('level 1 has no data bar, nor has an account without a limit', () => {
  assert.equal(trafficOf({ ...info, vipType: 1 }), null);
  assert.equal(trafficOf({ ...info, trafficMax: 0 }), null);
});
