import assert from 'node:assert/strict';
import { test } from 'node:test';
import { skyOf, sunAt } from '#ui/horizon/horizon.ts';

const at = 1_800_000_000;
const left = (days: number) => ({ kind: days <= 30 ? 'daysLeft' : 'date', days, at }) as const;

test('the sun rises at 6 % and sets at 94 % of the picture’s width, on the sea line, and is highest halfway', () => {
  assert.deepEqual(sunAt(1), { x: 6, y: 100 });
  assert.deepEqual(sunAt(0), { x: 94, y: 100 });
  assert.deepEqual(sunAt(0.5), { x: 50, y: 28 });
});

test('the sun’s place depends on the days left: three months are noon, and a year does not touch the line', () => {
  assert.deepEqual(skyOf('running', left(200)), { state: 'morning', t: 0.74 });
  assert.deepEqual(skyOf('running', left(700)), { state: 'morning', t: 0.96 });
  assert.deepEqual(skyOf('running', left(360)), { state: 'morning', t: 0.96 });
  assert.deepEqual(skyOf('running', left(60)), { state: 'morning', t: 0.405 });
  assert.deepEqual(skyOf('soon', left(30)), { state: 'soon', t: 0.287 });
});

test('an expired level shows night, a level never bought shows the time before sunrise, and unknown days show no sun', () => {
  assert.deepEqual(skyOf('over', { kind: 'expired', at }), { state: 'over', t: 0 });
  assert.deepEqual(skyOf('none', { kind: 'notActivated' }), { state: 'none', t: 1 });
  assert.deepEqual(skyOf('unknown', { kind: 'noEnd' }), { state: 'unknown', t: 1 });
  assert.deepEqual(skyOf('unknown', { kind: 'date', at }), { state: 'unknown', t: 1 });
});
