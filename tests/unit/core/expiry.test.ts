import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiryOf, type LevelState, membershipOf, orderLevels } from '../../../src/core/expiry.ts';

const now = 1_700_000_000;
const DAY = 86_400;

/** A level that runs and whose end is `at`, as it looks at the moment of the answer. */
function shown(at: number, state: Partial<LevelState> = {}, moments = { answered: now, now }) {
  return expiryOf({ at, isExpired: false, isCurrent: true, ...state }, moments);
}

test('a level that was never bought is not activated', () => {
  assert.deepEqual(shown(0, { isCurrent: false }), { kind: 'notActivated' });
});

test('a level that runs without an end has no end that is known', () => {
  assert.deepEqual(shown(0), { kind: 'noEnd' });
});

test('a member with 20 days left sees the days, not the date', () => {
  assert.deepEqual(shown(now + 20 * DAY), { kind: 'daysLeft', days: 20, at: now + 20 * DAY });
});

test('a minute after buying it still says 20 days', () => {
  const later = { answered: now + 60, now: now + 60 };
  assert.deepEqual(shown(now + 20 * DAY, {}, later), { kind: 'daysLeft', days: 20, at: now + 20 * DAY });
});

test('30 days are days, a second more is a date', () => {
  assert.deepEqual(shown(now + 30 * DAY), { kind: 'daysLeft', days: 30, at: now + 30 * DAY });
  assert.deepEqual(shown(now + 30 * DAY + 1), { kind: 'date', days: 31, at: now + 30 * DAY + 1 });
});

test('the last second is still a day, then it has expired on a page that stayed open', () => {
  assert.deepEqual(shown(now + 1), { kind: 'daysLeft', days: 1, at: now + 1 });
  assert.deepEqual(shown(now + 1, {}, { answered: now, now: now + 1 }), { kind: 'expired', at: now + 1 });
});

test('expired is what the server calls expired, whatever the clock says', () => {
  assert.deepEqual(shown(now + DAY, { isExpired: true }), { kind: 'expired', at: now + DAY });
});

test('an end in the past of a level that the server calls current shows a wrong clock: the date is all that is known', () => {
  assert.deepEqual(shown(now - 300 * DAY), { kind: 'date', at: now - 300 * DAY });
});

test('an end in the past of a level that does not run has expired, without a flag too', () => {
  assert.deepEqual(shown(now - DAY, { isCurrent: false }), { kind: 'expired', at: now - DAY });
});

test('seconds that the server counts need no clock, and count down on an open page', () => {
  const at = now - 345 * DAY;
  assert.deepEqual(shown(at, { secondsLeft: 20 * DAY }), { kind: 'daysLeft', days: 20, at });
  const tomorrow = { answered: now, now: now + DAY };
  assert.deepEqual(shown(at, { secondsLeft: 20 * DAY }, tomorrow), { kind: 'daysLeft', days: 19, at });
  const later = { answered: now, now: now + 20 * DAY };
  assert.deepEqual(shown(at, { secondsLeft: 20 * DAY }, later), { kind: 'expired', at });
});

const premium = {
  vipType: 2,
  expire: now + 100 * DAY,
  expired: false,
  expireSVip: now + 5 * DAY,
  expiredSVip: false,
  lastExpire: 7 * DAY,
} as const;

test('a premium member sees the level and both ends; what is left of Basic counts from its own end', () => {
  assert.deepEqual(membershipOf(premium, { answered: now, now }), {
    level: 2,
    one: { kind: 'date', days: 100, at: now + 100 * DAY },
    two: { kind: 'daysLeft', days: 5, at: now + 5 * DAY },
  });
});

test('a Basic member whose clock is a year ahead sees the days that the server counts', () => {
  const ahead = now + 365 * DAY;
  const info = { ...premium, vipType: 1, expire: now + 9 * DAY, lastExpire: 9 * DAY, expireSVip: 0 } as const;
  assert.deepEqual(membershipOf(info, { answered: ahead, now: ahead }).one, {
    kind: 'daysLeft',
    days: 9,
    at: now + 9 * DAY,
  });
});

test('each level has its own expired flag', () => {
  const info = { ...premium, vipType: 1, expire: now + 9 * DAY, expireSVip: now + DAY, expiredSVip: true } as const;
  assert.equal(membershipOf(info, { answered: now, now }).one.kind, 'daysLeft');
  assert.equal(membershipOf(info, { answered: now, now }).two.kind, 'expired');
});

test('premium without an end runs; Basic was never bought', () => {
  const info = { ...premium, expire: 0, expireSVip: 0, lastExpire: 0 } as const;
  assert.deepEqual(membershipOf(info, { answered: now, now }), {
    level: 2,
    one: { kind: 'notActivated' },
    two: { kind: 'noEnd' },
  });
});

test('Basic continues after Premium only if its end is the later one', () => {
  const moments = { answered: now, now };
  const waits = (own: object): boolean => orderLevels(membershipOf({ ...premium, ...own }, moments)).isOtherWaiting;
  assert.equal(waits({}), true);
  assert.equal(waits({ expire: now + 5 * DAY }), false);
  assert.equal(waits({ expire: now + 3 * DAY }), false);
  // When Premium ends is not known.
  assert.equal(waits({ expireSVip: 0 }), false);
});

test('Basic that ended while Premium runs has expired, without a flag too', () => {
  const info = { ...premium, expire: now - DAY };
  assert.deepEqual(membershipOf(info, { answered: now, now }).one, { kind: 'expired', at: now - DAY });
});
