import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import { ensureChromium } from '../browser.ts';
import type { Failure, Outcome } from './outcome.ts';
import { runNode } from './run-node.ts';

const REPORT = 'test-results/browser.json';

/** Runs the browser tests, or only those of the given files, in a Chromium that is found or installed. */
export function runBrowserTests(files: readonly string[], runnerArgs: readonly string[]): Outcome {
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  // Playwright reads its arguments as patterns.
  const patterns = files.map((file) => `${resolve(file).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
  const isGood = runNode(
    [
      'node_modules/playwright/cli.js',
      'test',
      ...['--config', 'tests/browser/playwright.config.ts'],
      ...patterns,
      ...runnerArgs,
    ],
    { CHROME: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(REPORT) },
  );
  const outcome = existsSync(REPORT) ? readReport(JSON.parse(readFileSync(REPORT, 'utf8'))) : undefined;
  if (outcome && (isGood || outcome.failed > 0)) return outcome;
  const message = 'Playwright ended without saying which test failed; see what it wrote above.';
  return { passed: outcome?.passed ?? 0, failed: 1, failures: [{ name: 'browser', message }] };
}

/** What Playwright's JSON report says. A test that passed only on a retry counts as failed, because it can't be relied on. */
export function readReport({ config, suites, errors, stats }: JSONReport): Outcome {
  const failures = [
    ...errors.map((error) => ({ name: 'browser', message: plain(error.message ?? error.value ?? '') })),
    ...suites.flatMap((suite) => failuresIn(suite, [], config.rootDir)),
  ];
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky + errors.length, failures.length),
    failures,
  };
}

/** Failed tests of a file or of a group in it. */
function failuresIn(suite: JSONReportSuite, groups: readonly string[], rootDir: string): Failure[] {
  const own = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file, line, tests }) => ({
      name: [...groups, title].join(' › '),
      place: `${relative('.', join(rootDir, file))}:${line}`,
      message: tests
        .flatMap(({ results }) => results.flatMap((result) => result.errors))
        .map(({ message }) => plain(message))
        .join('\n'),
    }));
  const inner = (suite.suites ?? []).flatMap((group) => failuresIn(group, [...groups, group.title], rootDir));
  return [...own, ...inner];
}

function plain(text: string): string {
  return stripVTControlCharacters(text).trim();
}
