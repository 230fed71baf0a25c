/**
 * `npm run faults`: tries every call with every fault on every screen that makes it, odd replies, odd contents of the
 * storage and second presses, and prints the results as tables (docs/quality.md#robustness). Words select rows by a
 * part of their names, `--fault` selects columns, and arguments after a second `--` go to Playwright: `npm run faults
 * -- order --fault lost -- --workers=1`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CALLS } from '../src/contract/calls.ts';
import { ensureChromium } from './browser.ts';
import { buildSite } from './build-site.ts';
import { readFaultArguments } from './faults/arguments.ts';
import { cellsOf, describeTables } from './faults/tables.ts';
import { runNodeTests } from './test/node-tests.ts';
import { describeFailure } from './test/outcome.ts';
import { runNode } from './test/run-node.ts';

const REPORT = 'test-results/faults.json';

process.chdir(join(import.meta.dirname, '..'));
// The number of odd replies per call, and per screen; `npm test` tries only a few.
Object.assign(process.env, { ODD_REPLIES: '10000', ODD_SCREENS: '300' });
const { pattern, runnerArgs } = readArguments();
const cells = await tryCells();
// Reading odd replies needs no screen, so it runs only if nothing was selected.
const reading = pattern ? undefined : await runNodeTests(['tests/model/tolerant-reading.test.ts']);
console.log(`\n${describeTables(cells)}`);
if (!pattern) console.log(`calls that no screen makes: ${callsWithout(cells).join(', ') || 'none'}`);
if (reading) console.log(`odd replies at the schemas: ${reading.passed} passed, ${reading.failed} failed`);
if (reading?.failed) console.log(reading.failures.map(describeFailure).join('\n\n'));
const isRight = cells.length > 0 && cells.every(({ problem }) => problem === undefined) && !reading?.failed;
process.exitCode = isRight ? 0 : 1;

/** Reads the arguments; for `--help` or unknown arguments prints the usage and ends the process. */
function readArguments(): ReturnType<typeof readFaultArguments> {
  const usage = 'npm run faults -- [words of rows] [--fault word of a column] [-- what Playwright takes]';
  try {
    const plan = readFaultArguments(process.argv.slice(2));
    if (!plan.isHelp) return plan;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}. It is: ${usage}`);
    process.exit(2);
  }
}

/** The contract's calls that no cell has tried. */
function callsWithout(tried: typeof cells): string[] {
  return Object.keys(CALLS).filter((call) => !tried.some(({ row }) => row.startsWith(`${call} `)));
}

/** Builds the site and tries what is chosen of the tables in a browser. */
async function tryCells(): Promise<ReturnType<typeof cellsOf>> {
  rmSync(REPORT, { force: true });
  await buildSite();
  runNode(
    [
      'node_modules/playwright/cli.js',
      'test',
      ...['--config', 'tests/faults/playwright.config.ts'],
      ...(pattern ? ['--grep', pattern] : []),
      ...runnerArgs,
    ],
    { CHROME: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(REPORT) },
  );
  return existsSync(REPORT) ? cellsOf(JSON.parse(readFileSync(REPORT, 'utf8'))) : [];
}
