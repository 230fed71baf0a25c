import assert from 'node:assert/strict';
import { test } from 'node:test';
import { skyOf, sunAt, totalDays } from '#ui/horizon/horizon.ts';

const at = 1_800_000_000;
const DAY = 86_400;
const left = (days: number) => ({ kind: days <= 30 ? 'daysLeft' : 'date', days, at }) as const;
const order = (days: number, daysBeforeEnd: number) => ({ days, date: at - daysBeforeEnd * DAY });

test('the sun rises at 6 % and sets at 94 % of the picture’s width, on the sea line, and is highest halfway', () => {
  assert.deepEqual(sunAt(1), { x: 6, y: 100 });
  assert.deepEqual(sunAt(0), { x: 94, y: 100 });
  assert.deepEqual(sunAt(0.5), { x: 50, y: 28 });
});

test('the sun’s place depends on the days left, not on the package; three months are noon, and a year does not touch the line', () => {
  assert.deepEqual(skyOf(left(200), 365), { state: 'morning', t: 0.74 });
  assert.deepEqual(skyOf(left(200), 720), { state: 'morning', t: 0.74 });
  assert.deepEqual(skyOf(left(700), 720), { state: 'morning', t: 0.96 });
  assert.deepEqual(skyOf(left(360), 360), { state: 'morning', t: 0.96 });
  assert.deepEqual(skyOf(left(60), 90), { state: 'morning', t: 0.405 });
});

test('the evening begins 30 days before the end, or halfway through a shorter package', () => {
  assert.equal(skyOf(left(31), 365).state, 'morning');
  assert.deepEqual(skyOf(left(30), 365), { state: 'soon', t: 0.287 });
  assert.equal(skyOf(left(30), 30).state, 'morning');
  assert.equal(skyOf(left(16), 30).state, 'morning');
  assert.equal(skyOf(left(15), 30).state, 'soon');
});

test('an expired level shows night, a level never bought shows the time before sunrise, and unknown days show no sun', () => {
  assert.deepEqual(skyOf({ kind: 'expired', at }, 365), { state: 'over', t: 0 });
  assert.deepEqual(skyOf({ kind: 'notActivated' }, 365), { state: 'none', t: 1 });
  assert.deepEqual(skyOf({ kind: 'noEnd' }, 365), { state: 'unknown', t: 1 });
  assert.deepEqual(skyOf({ kind: 'date', at }, 365), { state: 'unknown', t: 1 });
});

test('the whole period counts from the newest order, in whatever order they come, and is at least that order’s length', () => {
  assert.equal(totalDays([order(30, 100), order(360, 375), order(30, 200)], left(90)), 100);
  assert.equal(totalDays([order(30, 14)], left(12)), 30);
});

test('without an order that tells the length, the whole period is a year', () => {
  assert.equal(totalDays([], left(90)), 365);
  assert.equal(totalDays([{ days: 30, date: 0 }], left(90)), 365);
  assert.equal(totalDays([order(30, 40)], { kind: 'noEnd' }), 365);
});
