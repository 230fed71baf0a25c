import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../console/run-tool.ts';

/** The result of a tool: how many tests passed and failed, and what the tool printed. */
export interface Outcome {
  passed: number;
  failed: number;
  log: string;
  /** The name and duration of each test that passed. */
  times: { name: string; seconds: number }[];
}

/** Playwright's command for the browser tests. */
export const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'];

/**
 * Match the counts in the last lines of Node's reporter and of Playwright's. A test that passed only on a retry counts as
 * failed.
 */
const PASSED = /(?<=^ℹ pass )\d+$|(?<=^ {2})\d+(?= passed \()/gm;
const FAILED = /(?<=^ℹ (?:fail|cancelled) )\d+$|(?<=^ {2})\d+(?= (?:failed|flaky|interrupted)$)/gm;

/** Matches a passed test with its time, as Node's reporter and Playwright's list print it. */
const TIMED = /^ *(?:✔|✓ +\d+) (.+) \(([\d.]+)(ms|s|m)\)$/gm;
const SECONDS = { ms: 0.001, s: 1, m: 60 };

/**
 * Runs a tool of the project and counts the tests that its reporter prints. A tool without tests passes or fails as a
 * whole.
 *
 * @param isShown Show the output at once? Otherwise it is shown at the end if something failed.
 */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isShown = false,
): Promise<Outcome> {
  const { isGood, log } = await runTool(args, { env, onText: (text) => isShown && process.stdout.write(text) });
  const failed = sum(log.match(FAILED) ?? []) || Number(!isGood);
  // Leave out the lines of passed tests, because they would hide the failures.
  if (failed > 0 && !isShown) console.log(`\n${log.replace(/^ *[✔✓].*\n/gm, '')}\n`);
  const times = [...log.matchAll(TIMED)].map(([, name = '', time, unit]) => ({
    name,
    seconds: Number(time) * SECONDS[unit as keyof typeof SECONDS],
  }));
  return { passed: sum(log.match(PASSED) ?? [Number(isGood)]), failed, log, times };
}

/**
 * Runs test files with Node's own runner on all processors. By default the runner leaves one idle.
 *
 * @param env Variables that only these tests see.
 */
export async function nodeTests(
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isShown = false,
): Promise<Outcome[]> {
  // Without file names, the runner would search for test files.
  if (files.length === 0) return [];
  const options = ['--import', './tests/build-constants.ts', `--test-concurrency=${availableParallelism()}`];
  // Each file runs in its own process, and most files load the same modules. The cache saves compiling them again.
  const NODE_COMPILE_CACHE = join('node_modules', '.cache', 'node');
  return [await run(['--test', ...options, '--test-reporter=spec', ...files], { NODE_COMPILE_CACHE, ...env }, isShown)];
}

/** The sum of numbers or of strings of digits. */
export function sum(numbers: readonly (number | string)[]): number {
  return numbers.reduce<number>((all, each) => all + Number(each), 0);
}
