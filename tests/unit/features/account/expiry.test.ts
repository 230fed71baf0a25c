import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiryOf, membershipOf } from '../../../../src/features/account/expiry.ts';

const now = 1_700_000_000;
const DAY = 86_400;

test('a level that was never bought is not activated', () => {
  assert.deepEqual(expiryOf(0, false, now), { kind: 'notActivated' });
});

test('a member with 20 days left sees the days, not the date', () => {
  assert.deepEqual(expiryOf(now + 20 * DAY, false, now), { kind: 'daysLeft', days: 20, at: now + 20 * DAY });
});

test('a minute later it still says 20 days', () => {
  assert.deepEqual(expiryOf(now + 20 * DAY, false, now + 60), { kind: 'daysLeft', days: 20, at: now + 20 * DAY });
});

test('30 days are days, a second more is a date', () => {
  assert.deepEqual(expiryOf(now + 30 * DAY, false, now), { kind: 'daysLeft', days: 30, at: now + 30 * DAY });
  assert.deepEqual(expiryOf(now + 30 * DAY + 1, false, now), { kind: 'date', at: now + 30 * DAY + 1 });
});

test('the last second is still a day', () => {
  assert.deepEqual(expiryOf(now + 1, false, now), { kind: 'daysLeft', days: 1, at: now + 1 });
  assert.deepEqual(expiryOf(now, false, now), { kind: 'expired', at: now });
});

test('expired is what the server calls expired, or what is past', () => {
  assert.deepEqual(expiryOf(now + DAY, true, now), { kind: 'expired', at: now + DAY });
  assert.deepEqual(expiryOf(now - DAY, false, now), { kind: 'expired', at: now - DAY });
});

test('a premium member sees the level and both ends', () => {
  const info = {
    vipType: 2,
    expire: now + 100 * DAY,
    expired: false,
    expireSVip: now + 5 * DAY,
    expiredSVip: false,
  } as const;
  assert.deepEqual(membershipOf(info, now), {
    level: 2,
    one: { kind: 'date', at: now + 100 * DAY },
    two: { kind: 'daysLeft', days: 5, at: now + 5 * DAY },
  });
});

test('each level has its own expired flag', () => {
  const info = { vipType: 1, expire: now + 9 * DAY, expired: false, expireSVip: now + DAY, expiredSVip: true } as const;
  assert.equal(membershipOf(info, now).one.kind, 'daysLeft');
  assert.equal(membershipOf(info, now).two.kind, 'expired');
});
