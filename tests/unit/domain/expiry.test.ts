import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiryOf, type LevelState, membershipOf, orderLevels, stageOf, totalDays } from '#domain/expiry.ts';

const now = 1_700_000_000;
const DAY = 86_400;

/** Returns how a level that runs and ends at `at` is shown at the moment of the answer. */
function shown(at: number, state: Partial<LevelState> = {}, moments = { answered: now, now }) {
  return expiryOf({ at, isExpired: false, isCurrent: true, ...state }, moments);
}

const tomorrow = { answered: now, now: now + DAY };
const later = { answered: now + 60, now: now + 60 };
const inTwentyDays = { kind: 'daysLeft', days: 20, at: now + 20 * DAY };
/** The device's clock is wrong: this end is in the past, but the server counts 20 days until then. */
const past = now - 345 * DAY;
const counted = { secondsLeft: 20 * DAY };

const SHOWN: readonly [about: string, shown: ReturnType<typeof shown>, expected: object][] = [
  ['a level that was never bought is not activated', shown(0, { isCurrent: false }), { kind: 'notActivated' }],
  ['a level that runs without an end has no known end', shown(0), { kind: 'noEnd' }],
  ['a member with 20 days left sees the days, not the date', shown(now + 20 * DAY), inTwentyDays],
  ['a minute after buying, a member still sees 20 days', shown(now + 20 * DAY, {}, later), inTwentyDays],
  ['30 days left are shown as days', shown(now + 30 * DAY), { kind: 'daysLeft', days: 30, at: now + 30 * DAY }],
  [
    '30 days and a second are shown as a date',
    shown(now + 30 * DAY + 1),
    { kind: 'date', days: 31, at: now + 30 * DAY + 1 },
  ],
  ['the last second is still shown as a day', shown(now + 1), { kind: 'daysLeft', days: 1, at: now + 1 }],
  [
    'after the last second the level has expired on a page that stayed open',
    shown(now + 1, {}, { answered: now, now: now + 1 }),
    { kind: 'expired', at: now + 1 },
  ],
  [
    'a level has expired if the server says so, whatever the clock says',
    shown(now + DAY, { isExpired: true }),
    { kind: 'expired', at: now + DAY },
  ],
  ['a current level whose end has passed is shown by its date', shown(past), { kind: 'date', at: past }],
  [
    'a level that does not run and whose end has passed has expired, even without a flag',
    shown(past, { isCurrent: false }),
    { kind: 'expired', at: past },
  ],
  [
    'the seconds that the server counts are used in place of the clock',
    shown(past, counted),
    { kind: 'daysLeft', days: 20, at: past },
  ],
  [
    'the server’s seconds count down on an open page',
    shown(past, counted, tomorrow),
    { kind: 'daysLeft', days: 19, at: past },
  ],
  [
    'the level expires on an open page when the server’s seconds are over',
    shown(past, counted, { answered: now, now: now + 20 * DAY }),
    { kind: 'expired', at: past },
  ],
];
for (const [about, shown, expected] of SHOWN) test(about, () => assert.deepEqual(shown, expected));

const premium = {
  vipType: 2,
  expire: now + 100 * DAY,
  expired: false,
  expireSVip: now + 5 * DAY,
  expiredSVip: false,
  lastExpire: 7 * DAY,
} as const;

test('a Premium member sees the level and both ends, and Basic’s days count until its own end', () => {
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

test('Premium without an end runs, and Basic without an end was never bought', () => {
  const info = { ...premium, expire: 0, expireSVip: 0, lastExpire: 0 } as const;
  assert.deepEqual(membershipOf(info, { answered: now, now }), {
    level: 2,
    one: { kind: 'notActivated' },
    two: { kind: 'noEnd' },
  });
});

test('Basic continues after Premium only if Basic ends later', () => {
  const moments = { answered: now, now };
  const waits = (own: object): boolean => orderLevels(membershipOf({ ...premium, ...own }, moments)).isOtherWaiting;
  assert.equal(waits({}), true);
  assert.equal(waits({ expire: now + 5 * DAY }), false);
  assert.equal(waits({ expire: now + 3 * DAY }), false);
  // The end of Premium is unknown.
  assert.equal(waits({ expireSVip: 0 }), false);
});

test('Basic that ended while Premium runs has expired, even without a flag', () => {
  const info = { ...premium, expire: now - DAY };
  assert.deepEqual(membershipOf(info, { answered: now, now }).one, { kind: 'expired', at: now - DAY });
});

const left = (days: number) => ({ kind: days <= 30 ? 'daysLeft' : 'date', days, at: now }) as const;
const order = (days: number, daysBeforeEnd: number) => ({ days, date: now - daysBeforeEnd * DAY });

test('a membership ends soon from 30 days before the end, or from halfway through a shorter package', () => {
  assert.equal(stageOf(left(31), 365), 'running');
  assert.equal(stageOf(left(30), 365), 'soon');
  assert.equal(stageOf(left(30), 30), 'running');
  assert.equal(stageOf(left(16), 30), 'running');
  assert.equal(stageOf(left(15), 30), 'soon');
});

test('a membership has ended, was never bought, or runs for an unknown number of days', () => {
  assert.equal(stageOf({ kind: 'expired', at: now }, 365), 'over');
  assert.equal(stageOf({ kind: 'notActivated' }, 365), 'none');
  assert.equal(stageOf({ kind: 'noEnd' }, 365), 'unknown');
  assert.equal(stageOf({ kind: 'date', at: now }, 365), 'unknown');
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
