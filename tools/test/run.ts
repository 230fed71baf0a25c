import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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

/**
 * Runs test files with Node's own runner, on all processors: by default the runner leaves one processor idle.
 *
 * @param env Variables that only these tests see.
 */
export async function nodeTests(
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isShown = false,
): Promise<Outcome[]> {
  // Without files the runner would search for some.
  if (files.length === 0) return [];
  const options = ['--import', './tests/build-constants.ts', `--test-concurrency=${availableParallelism()}`];
  // Each file runs in its own process, and most of them load the same modules.
  const NODE_COMPILE_CACHE = join('node_modules', '.cache', 'node');
  return [await run(['--test', ...options, '--test-reporter=spec', ...files], { NODE_COMPILE_CACHE, ...env }, isShown)];
}

/** The sum of numbers, which may be digits. */
export function sum(numbers: readonly (number | string)[]): number {
  return numbers.reduce<number>((all, each) => all + Number(each), 0);
}
