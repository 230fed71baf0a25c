import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countdownParts, formatDate, formatDateTime, formatTime, isoTime } from '../../../src/core/time.ts';
import { formatAgo, relativeTime } from '../../../src/features/account/tiles/ago.ts';

process.env.TZ = 'Asia/Shanghai';

test('a moment is shown as year, month, day and time with leading zeros', () => {
  const seconds = new Date(2025, 0, 2, 3, 4, 5).getTime() / 1000;
  assert.equal(formatDateTime(seconds), '2025-01-02 03:04:05');
  assert.equal(formatDate(seconds), '2025-01-02');
  assert.equal(formatTime(seconds), '03:04:05');
});

test('it is the reader’s local time', () => {
  assert.equal(formatDateTime(1_735_689_600), '2025-01-01 08:00:00');
  assert.equal(formatDate(1_735_660_800), '2025-01-01');
});

test('a number that is no date, or far beyond any, is a dash and never throws', () => {
  assert.equal(isoTime(1_735_689_600), '2025-01-01T00:00:00.000Z');
  assert.equal(isoTime(253_402_300_799), '9999-12-31T23:59:59.000Z');
  for (const seconds of [
    253_402_300_800,
    1_735_689_600_000,
    -1e12,
    1e300,
    -1e300,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ]) {
    assert.equal(isoTime(seconds), undefined);
    assert.equal(formatDateTime(seconds), '–');
    assert.equal(formatDate(seconds), '–');
    assert.equal(formatTime(seconds), '–');
    assert.equal(formatAgo(seconds, 1_700_000_000, 'en'), '–');
  }
});

test('a countdown has days, hours, minutes and seconds', () => {
  assert.deepEqual(countdownParts(93_784), { days: '01', hours: '02', minutes: '03', seconds: '04' });
  assert.deepEqual(countdownParts(59.9), { days: '00', hours: '00', minutes: '00', seconds: '59' });
  assert.deepEqual(countdownParts(86_400), { days: '01', hours: '00', minutes: '00', seconds: '00' });
});

test('a countdown that is over has none', () => {
  for (const seconds of [0, 0.4, -1, Number.NaN]) assert.equal(countdownParts(seconds), null);
});

test('a distance in time is told in its largest whole unit', () => {
  const now = 1_700_000_000;
  assert.deepEqual(relativeTime(now, now), { value: 0, unit: 'second' });
  assert.deepEqual(relativeTime(now - 59, now), { value: -59, unit: 'second' });
  assert.deepEqual(relativeTime(now - 60, now), { value: -1, unit: 'minute' });
  assert.deepEqual(relativeTime(now - 7199, now), { value: -1, unit: 'hour' });
  assert.deepEqual(relativeTime(now + 172_800, now), { value: 2, unit: 'day' });
  assert.deepEqual(relativeTime(now - 31 * 86_400, now), { value: -1, unit: 'month' });
  assert.deepEqual(relativeTime(now - 800 * 86_400, now), { value: -2, unit: 'year' });
});

test('what happened is told as "3 days ago" in each language, never as something to come', () => {
  const now = 1_700_000_000;
  assert.equal(formatAgo(now - 3 * 86_400, now, 'en'), '3 days ago');
  assert.equal(formatAgo(now - 3 * 86_400, now, 'zh'), '3 天前');
  assert.equal(formatAgo(now - 3 * 86_400, now, 'tw'), '3 天前');
  assert.equal(formatAgo(now - 47 * 3600, now, 'en'), '1 day ago');
  assert.equal(formatAgo(now + 5, now, 'en'), '1 second ago');
});
