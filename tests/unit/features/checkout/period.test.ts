import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodOf } from '#features/checkout/product-list/period.ts';
import { byLength } from '#features/checkout/product-list/product-rules.ts';

const DAY = 86_400;
const NOW = 1_795_300_000;
const basic = { vipLevel: 1, days: 360, extraDays: 15 } as const;
const premium = { vipLevel: 2, days: 30, extraDays: 0 } as const;

test('a new package runs from now on, and includes the extra days', () => {
  const period = { from: NOW, until: NOW + 375 * DAY, isLater: false };
  assert.deepEqual(periodOf(basic, { expire: 0, expireSVip: 0 }, NOW), period);
});

test('a member’s package runs from their present end; an end in the past is ignored', () => {
  const held = { expire: NOW + 10 * DAY, expireSVip: NOW + 40 * DAY };
  // Premium runs first. Basic waits, so new Basic days begin when Premium ends.
  assert.equal(periodOf(basic, held, NOW).from, NOW + 40 * DAY);
  assert.equal(periodOf(premium, held, NOW).until, NOW + 70 * DAY);
  assert.equal(periodOf(basic, { expire: NOW + 10 * DAY, expireSVip: 0 }, NOW).from, NOW + 10 * DAY);
  // Premium starts at once, whatever is left of Basic.
  assert.equal(periodOf(premium, { expire: NOW + 10 * DAY, expireSVip: NOW - DAY }, NOW).from, NOW);
});

test('with a wrong clock and no date from the API, a member’s seconds of level 1 show the server’s time', () => {
  const left = 10 * DAY;
  for (const wrongBy of [400 * DAY, -400 * DAY]) {
    const clock = NOW + wrongBy;
    const held = { expire: NOW + left, expireSVip: 0, vipType: 1, lastExpire: left, keptAtMs: clock * 1000 } as const;
    // A minute has passed since the answer.
    const shown = periodOf(premium, held, clock + 60);
    assert.deepEqual(shown, { from: NOW + 60, until: NOW + 60 + 30 * DAY, isLater: false });
    assert.deepEqual(periodOf(basic, held, clock), { from: NOW + left, until: NOW + 385 * DAY, isLater: true });
  }
});

test('seconds of level 1 that a server rounds to days do not correct a right clock, and those of a waiting level correct none', () => {
  const held = {
    expire: NOW + 10 * DAY,
    expireSVip: 0,
    vipType: 1,
    lastExpire: 9.5 * DAY,
    keptAtMs: NOW * 1000,
  } as const;
  assert.equal(periodOf(premium, held, NOW).from, NOW);
  assert.equal(periodOf(premium, { ...held, lastExpire: DAY, vipType: 2 }, NOW).from, NOW);
  assert.equal(periodOf(premium, { ...held, lastExpire: 0 }, NOW).from, NOW);
});

test('packages are sorted by length, shortest first; equal ones keep the server’s order', () => {
  const goods = [360, 7, 30, 7].map((days, key) => ({ key, days }));
  assert.deepEqual(
    byLength(goods).map(({ key }) => key),
    [1, 3, 2, 0],
  );
});
