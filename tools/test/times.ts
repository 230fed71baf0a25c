import type { Outcome } from './run.ts';

/** How many of the slowest tests are named. */
const NAMED = 5;
/** The longest that a browser test may take, in seconds: a longer one keeps a processor busy when all others are done. */
const MOST_SECONDS = 20;
/** A browser test, as Playwright names it. Other tests may have a site built first, which their time includes. */
const OF_BROWSER = /^tests\/browser\//;

/** What the times of all tests say. */
interface Judged {
  /** A line for each of the slowest tests, the slowest first. */
  lines: string[];
  /** How many tests took longer than a test may, which makes them fail. */
  tooSlow: number;
}

/**
 * Names the slowest tests of all steps, and counts those that took too long.
 *
 * @param isShared Whether steps ran side by side. They share the processors, so no test is blamed for its time.
 */
export function judgeTimes(outcomes: readonly Outcome[], isShared: boolean): Judged {
  const times = outcomes.flatMap(({ times }) => times).sort((one, other) => other.seconds - one.seconds);
  const slowest = times
    .slice(0, NAMED)
    .map(({ name, seconds }) => `slow ${seconds.toFixed(1).padStart(10)} s  ${name}`);
  const tooSlow = times.filter(({ name, seconds }) => !isShared && seconds > MOST_SECONDS && OF_BROWSER.test(name));
  const advice = `Longer than ${MOST_SECONDS} s, so split it or test a lower level: `;
  return { lines: [...slowest, ...tooSlow.map(({ name }) => advice + name)], tooSlow: tooSlow.length };
}
