import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arcOf } from '#features/checkout/summary/arc.ts';

const rounded = (days: number, bonus: number) => {
  const { noon, end, paid } = arcOf(days, bonus);
  return { width: Math.round(end - 24), height: Math.round(119 - noon.y), paid: Math.round(paid * 100) };
};

test('the width of the arc grows with the square root of the days, and its height grows with its width', () => {
  assert.deepEqual(rounded(7, 0), { width: 26, height: 9, paid: 100 });
  assert.deepEqual(rounded(30, 0), { width: 54, height: 18, paid: 100 });
  assert.deepEqual(rounded(720, 30), { width: 272, height: 92, paid: 92 });
});

test('even a short bonus is visible, and no arc is wider than the picture', () => {
  assert.deepEqual(rounded(360, 15), { width: 192, height: 65, paid: 89 });
  assert.deepEqual(rounded(1080, 0), { width: 272, height: 92, paid: 100 });
  assert.deepEqual(rounded(0, 0), { width: 0, height: 4, paid: 100 });
});
