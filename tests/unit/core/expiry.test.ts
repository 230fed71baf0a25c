import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiryOf, type LevelState, membershipOf, orderLevels } from '#core/expiry.ts';

const now = 1_700_000_000;
const DAY = 86_400;

/** A level that runs and whose end is `at`, as it looks at the moment of the answer. */
function shown(at: number, state: Partial<LevelState> = {}, moments = { answered: now, now }) {
  return expiryOf({ at, isExpired: false, isCurrent: true, ...state }, moments);
}

const tomorrow = { answered: now, now: now + DAY };
const later = { answered: now + 60, now: now + 60 };
const inTwentyDays = { kind: 'daysLeft', days: 20, at: now + 20 * DAY };
/** An end in the past of a level that the server counts 20 days of: a wrong clock. */
const past = now - 345 * DAY;
const counted = { secondsLeft: 20 * DAY };

const SHOWN: readonly [about: string, shown: ReturnType<typeof shown>, expected: object][] = [
  ['a level that was never bought is not activated', shown(0, { isCurrent: false }), { kind: 'notActivated' }],
  ['a level that runs without an end has none that is known', shown(0), { kind: 'noEnd' }],
  ['a member with 20 days left sees the days, not the date', shown(now + 20 * DAY), inTwentyDays],
  ['a minute after buying it still says 20 days', shown(now + 20 * DAY, {}, later), inTwentyDays],
  ['30 days are days', shown(now + 30 * DAY), { kind: 'daysLeft', days: 30, at: now + 30 * DAY }],
  ['a second more is a date', shown(now + 30 * DAY + 1), { kind: 'date', days: 31, at: now + 30 * DAY + 1 }],
  ['the last second is still a day', shown(now + 1), { kind: 'daysLeft', days: 1, at: now + 1 }],
  [
    'then it has expired on a page that stayed open',
    shown(now + 1, {}, { answered: now, now: now + 1 }),
    { kind: 'expired', at: now + 1 },
  ],
  [
    'expired is what the server calls expired, whatever the clock says',
    shown(now + DAY, { isExpired: true }),
    { kind: 'expired', at: now + DAY },
  ],
  ['of a current level whose end has passed the date is all that is known', shown(past), { kind: 'date', at: past }],
  [
    'one that does not run has expired, without a flag too',
    shown(past, { isCurrent: false }),
    { kind: 'expired', at: past },
  ],
  ['seconds that the server counts need no clock', shown(past, counted), { kind: 'daysLeft', days: 20, at: past }],
  ['they count down on an open page', shown(past, counted, tomorrow), { kind: 'daysLeft', days: 19, at: past }],
  ['and end there', shown(past, counted, { answered: now, now: now + 20 * DAY }), { kind: 'expired', at: past }],
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
