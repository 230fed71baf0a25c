import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { offerEndsAtMs } from '#session/session.ts';
import { onceOver, steadyMs, toDeviceMs, toSteadyMs } from '#stores/second.ts';

const HOUR = 3_600_000;

/** The clocks of a device: the one that can be set, and the page's own, which stands still while the device sleeps. */
const device = { clockMs: 1_800_000_000_000, pageMs: 0 };

beforeEach(() => {
  mock.method(Date, 'now', () => device.clockMs);
  mock.method(performance, 'now', () => device.pageMs);
  steadyMs();
});
afterEach(() => mock.restoreAll());

/** Lets time pass on a device that is awake. */
function pass(ms: number): void {
  device.clockMs += ms;
  device.pageMs += ms;
}

test('a countdown goes on when the clock is set back by a day', () => {
  const startMs = steadyMs();
  pass(60_000);
  device.clockMs -= 24 * HOUR;
  assert.equal(steadyMs() - startMs, 60_000);
  pass(5000);
  assert.equal(steadyMs() - startMs, 65_000);
});

test('a countdown counts the hours for which the device slept', () => {
  const startMs = steadyMs();
  device.clockMs += 3 * HOUR;
  assert.equal(steadyMs() - startMs, 3 * HOUR);
});

test('clocks that differ by less than a second do not hurry a countdown', () => {
  const startMs = steadyMs();
  for (let second = 0; second < 3600; second++) {
    device.clockMs += 1001;
    device.pageMs += 1000;
    steadyMs();
  }
  assert.equal(steadyMs() - startMs, HOUR);
});

test('an end is shown by the clock as it is set now', () => {
  const endsAtMs = steadyMs() + 2 * HOUR;
  device.clockMs -= 24 * HOUR;
  assert.equal(toDeviceMs(endsAtMs), device.clockMs + 2 * HOUR);
});

test('an answer that an earlier page got an hour ago counts from then, and one from the future from now', () => {
  assert.equal(toSteadyMs(device.clockMs - HOUR), steadyMs() - HOUR);
  assert.equal(toSteadyMs(device.clockMs + 24 * HOUR), steadyMs());
  const answer = { lastTime: 7200, keptAtMs: device.clockMs + 24 * HOUR };
  assert.equal(offerEndsAtMs(answer) - steadyMs(), 2 * HOUR);
});

test('an end is noticed once, also if it passed while the device slept', () => {
  mock.timers.enable({ apis: ['setInterval'] });
  try {
    let ended = 0;
    onceOver(steadyMs() + 2 * HOUR, () => {
      ended += 1;
    });
    pass(1000);
    mock.timers.tick(1000);
    assert.equal(ended, 0);
    device.clockMs += 3 * HOUR;
    mock.timers.tick(1000);
    mock.timers.tick(1000);
    assert.equal(ended, 1);
  } finally {
    mock.timers.reset();
  }
});
