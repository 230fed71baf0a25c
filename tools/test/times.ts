import type { Outcome } from './run.ts';

/** The number of slowest tests that are listed. */
const NAMED = 5;
/**
 * The longest time that a browser test may take, in seconds. A longer test keeps one processor busy after all others are
 * done.
 */
const MOST_SECONDS = 20;
/**
 * Matches the name of a browser test in Playwright's output. Other tests have no limit, because some build a site first.
 */
const OF_BROWSER = /^tests\/browser\//;

/** The results of comparing the times of all tests. */
interface Judged {
  /** Lines to print: the slowest tests, the slowest first, then advice for each test that took too long. */
  lines: string[];
  /** The number of tests that took too long. They count as failed. */
  tooSlow: number;
}

/**
 * Lists the slowest tests of all steps, and counts those that took too long.
 *
 * @param isShared Did steps run side by side? They share the processors, so no test is then blamed for its time.
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
