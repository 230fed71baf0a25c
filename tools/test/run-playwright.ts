import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import { runTool } from '../console/run-tool.ts';
import { newestCount, withoutCounts } from './counting-reporter.ts';
import type { Watch } from './outcome.ts';

/** How Playwright ended, its report if it wrote one, and its other output. */
interface PlaywrightRun {
  isGood: boolean;
  report: JSONReport | undefined;
  log: string;
}

/**
 * Runs the browser tests with Playwright's command.
 *
 * @param name The name of its report in `test-results/`.
 */
export async function runPlaywright(
  name: string,
  { args, env, watch }: { args: readonly string[]; env: Readonly<Record<string, string>>; watch: Watch },
): Promise<PlaywrightRun> {
  const file = resolve(`test-results/${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const command = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'];
  // Instead of the configured reporters, whose output is for people.
  const reporters = watch.isVerbose ? [] : [`--reporter=json,${import.meta.dirname}/counting-reporter.ts`];
  const { isGood, log } = await runTool([...command, ...reporters, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    isVerbose: watch.isVerbose,
    onText: (text) => {
      const count = newestCount(text);
      if (count) watch.tell(count);
    },
  });
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JSONReport) : undefined;
  return { isGood, report, log: withoutCounts(log) };
}
