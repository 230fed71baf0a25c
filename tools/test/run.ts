import { runTool } from '../console/run-tool.ts';

/** How many tests passed and failed, and what was written. */
export interface Outcome {
  passed: number;
  failed: number;
  log: string;
  /** How long each test took that passed. */
  times: { name: string; seconds: number }[];
}

/** Playwright's command for the browser tests. */
export const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'];

/** In the last lines of Node's reporter, and of Playwright's. A test that passed only when it was tried again failed. */
const PASSED = /(?<=^ℹ pass )\d+$|(?<=^ {2})\d+(?= passed \()/gm;
const FAILED = /(?<=^ℹ (?:fail|cancelled) )\d+$|(?<=^ {2})\d+(?= (?:failed|flaky|interrupted)$)/gm;

/** A test that passed, as Node's reporter and Playwright's list say it, with its time. */
const TIMED = /^ *(?:✔|✓ +\d+) (.+) \(([\d.]+)(ms|s|m)\)$/gm;
const SECONDS = { ms: 0.001, s: 1, m: 60 };

/**
 * Runs a tool of the project. Its reporter counts the tests; a tool without tests passes or fails as a whole. What it
 * wrote is shown if something failed, or at once if `isShown`.
 */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isShown = false,
): Promise<Outcome> {
  const { isGood, log } = await runTool(args, { env, onText: (text) => isShown && process.stdout.write(text) });
  const failed = sum(log.match(FAILED) ?? []) || Number(!isGood);
  // Lines about tests that passed would hide the others.
  if (failed > 0 && !isShown) console.log(`\n${log.replace(/^ *[✔✓].*\n/gm, '')}\n`);
  const times = [...log.matchAll(TIMED)].map(([, name = '', time, unit]) => ({
    name,
    seconds: Number(time) * SECONDS[unit as keyof typeof SECONDS],
  }));
  return { passed: sum(log.match(PASSED) ?? [Number(isGood)]), failed, log, times };
}

/** The sum of numbers, which may be digits. */
export function sum(numbers: readonly (number | string)[]): number {
  return numbers.reduce<number>((all, each) => all + Number(each), 0);
}
