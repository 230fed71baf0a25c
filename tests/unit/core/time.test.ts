import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate, formatDateTime, formatMinutes, formatTime, isoTime, isYounger } from '#core/time.ts';
import { formatCountdown } from '#features/activity/banner/countdown.ts';

process.env.TZ = 'Asia/Shanghai';

test('a moment is shown as year, month, day and time with leading zeros', () => {
  const seconds = new Date(2025, 0, 2, 3, 4, 5).getTime() / 1000;
  assert.equal(formatDateTime(seconds), '2025-01-02 03:04:05');
  assert.equal(formatDate(seconds), '2025-01-02');
  assert.equal(formatTime(seconds), '03:04:05');
});

test('a moment is shown in the reader’s local time', () => {
  assert.equal(formatDateTime(1_735_689_600), '2025-01-01 08:00:00');
  assert.equal(formatDate(1_735_660_800), '2025-01-01');
});

test('a stored moment is young until its time is over, but not if it lies in the future', () => {
  assert.deepEqual(
    [1000, 1499, 1500, 999].map((nowMs) => isYounger(1000, nowMs, 500)),
    [true, true, false, false],
  );
});

test('a number that is no date, or far beyond any date, is shown as a dash and never throws', () => {
  assert.equal(isoTime(1_735_689_600), '2025-01-01T00:00:00.000Z');
  assert.equal(isoTime(253_402_300_799), '9999-12-31T23:59:59.000Z');
  for (const seconds of [0, 253_402_300_800, 1_735_689_600_000, -1e12, 1e300, -1e300, Infinity, NaN]) {
    assert.equal(isoTime(seconds), undefined);
    assert.equal(formatDateTime(seconds), '–');
    assert.equal(formatDate(seconds), '–');
    assert.equal(formatTime(seconds), '–');
  }
});

test('a span is told in whole minutes of the reader’s language, so that it does not change each second', () => {
  assert.equal(formatMinutes(59_999, 'en'), undefined);
  assert.equal(formatMinutes(-1, 'en'), undefined);
  assert.equal(formatMinutes(60_000, 'en'), '1 minute');
  assert.equal(formatMinutes(359_999, 'en'), '5 minutes');
  assert.equal(formatMinutes(120_000, 'zh-Hans'), '2分钟');
  assert.equal(formatMinutes(120_000, 'zh-Hant'), '2 分鐘');
});

test('a countdown has hours, minutes and seconds, and days if there are any', () => {
  assert.equal(formatCountdown(93_784, 'en'), '1 day 02:03:04');
  assert.equal(formatCountdown(176_400, 'en'), '2 days 01:00:00');
  assert.equal(formatCountdown(93_784, 'zh-Hans'), '1天 02:03:04');
  assert.equal(formatCountdown(59.9, 'en'), '00:01:00');
  assert.equal(formatCountdown(0.4, 'en'), '00:00:01');
});

test('a countdown that is over shows nothing', () => {
  for (const seconds of [0, -1, Number.NaN]) assert.equal(formatCountdown(seconds, 'en'), null);
});
