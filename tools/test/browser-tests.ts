import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import { ensureChromium } from '../browser.ts';
import type { Failure, Outcome, Watch } from './outcome.ts';
import { runPlaywright } from './run-playwright.ts';

/**
 * Runs the browser tests, or only those of the given files, in a Chromium that is found or installed. With arguments
 * for Playwright its output is shown (`--list`, `--debug`).
 */
export async function runBrowserTests(
  files: readonly string[],
  runnerArgs: readonly string[],
  watch: Watch,
): Promise<Outcome> {
  // Playwright takes its arguments as patterns.
  const patterns = files.map((file) => `${RegExp.escape(resolve(file))}$`);
  const { isGood, report, log } = await runPlaywright('browser', {
    args: [...patterns, ...runnerArgs],
    env: { CHROME: ensureChromium() },
    watch: { ...watch, isVerbose: watch.isVerbose || runnerArgs.length > 0 },
  });
  const outcome = report && readReport(report);
  if (outcome && (isGood || outcome.failed > 0)) return outcome;
  const message = `Playwright ended without saying which test failed.\n${log || 'What it wrote stands above.'}`;
  return { passed: outcome?.passed ?? 0, failed: 1, failures: [{ name: 'browser', message }] };
}

/** Reads Playwright's JSON report. A test that passed only on a retry counts as failed, because it is unreliable. */
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
