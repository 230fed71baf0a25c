import { resolve } from 'node:path';
import type { JSONReportSuite } from 'playwright/types/testReporter';
import { type EngineName, type Journeys, NOT_HERE } from '../../tests/engines/journeys.ts';
import { readReport } from './browser-tests.ts';
import type { Outcome, Watch } from './outcome.ts';
import { runPlaywright } from './run-playwright.ts';

/** The result of a journey in an engine; the seconds if all of its tests passed. */
type Cell = { seconds: number } | { failed: string[] } | { without: string[] };

/** The results of an engine's journeys. */
export interface Walked extends Outcome {
  cells: Record<string, Cell>;
}

/** Runs journeys in an engine: the browser tests whose names they list. The site must be built already. */
export async function walk(engine: EngineName, journeys: Journeys, watch: Watch): Promise<Walked> {
  const beginnings = Object.values(journeys).flat();
  const wanted = beginnings.filter((beginning) => !(beginning in NOT_HERE[engine]));
  const { report, log } = await runPlaywright(engine, {
    args: ['--grep', wanted.map(asPattern).join('|')],
    env: { ENGINE: engine, NODE_OPTIONS: `--import=${resolve('tests/engines/support/mended-playwright.ts')}` },
    watch: { ...watch, tell: (detail) => watch.tell(`${engine} ${detail}`) },
  });
  if (!report) {
    const message = `Playwright ended without a report.\n${log || 'What it wrote stands above.'}`;
    return { passed: 0, failed: 1, failures: [{ name: engine, message }], cells: {} };
  }
  const tests = report.suites.flatMap(testsIn);
  const cells = Object.fromEntries(
    Object.entries(journeys).map(([name, own]) => [
      name,
      cellOf(own, tests, (beginning) => wanted.includes(beginning)),
    ]),
  );
  const outcome = readReport(report);
  // A renamed test must not silently drop out of its journey.
  const lost = wanted.filter((beginning) => !tests.some(({ title }) => begins(title, beginning)));
  const failures = [
    ...outcome.failures.map((failure) => ({ ...failure, name: `${engine}: ${failure.name}` })),
    ...lost.map((name) => ({ name: `${engine}: ${name}`, message: 'No browser test has this name.' })),
  ];
  return { passed: outcome.passed, failed: outcome.failed + lost.length, failures, cells };
}

/** The results as a table: journeys as rows, engines as columns. */
export function tableOf(walked: Partial<Record<EngineName, Walked>>, journeys: Journeys): string {
  const engines = Object.entries(walked);
  const width = Math.max(...Object.keys(journeys).map((name) => name.length));
  const lines = Object.keys(journeys).map((name) =>
    [name.padEnd(width), ...engines.map(([, { cells }]) => describe(cells[name]).padEnd(12))].join('  ').trimEnd(),
  );
  return [[' '.repeat(width), ...engines.map(([engine]) => engine.padEnd(12))].join('  ').trimEnd(), ...lines].join(
    '\n',
  );
}

interface RunTest {
  title: string;
  isGood: boolean;
  seconds: number;
}

function cellOf(
  beginnings: readonly string[],
  tests: readonly RunTest[],
  isWanted: (beginning: string) => boolean,
): Cell {
  const own = tests.filter(({ title }) => beginnings.some((beginning) => begins(title, beginning)));
  const failed = own.filter(({ isGood }) => !isGood).map(({ title }) => title);
  if (failed.length > 0) return { failed };
  const without = beginnings.filter((beginning) => !isWanted(beginning));
  if (own.length === 0) return { without };
  return { seconds: own.reduce((sum, { seconds }) => sum + seconds, 0) };
}

function describe(cell: Cell | undefined): string {
  if (!cell || 'without' in cell) return 'not here';
  return 'failed' in cell ? `${cell.failed.length} FAILED` : `${cell.seconds.toFixed(1)} s`;
}

function testsIn(suite: JSONReportSuite): RunTest[] {
  const own = suite.specs.map(({ title, ok, tests }) => ({
    title,
    isGood: ok,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...(suite.suites ?? []).flatMap(testsIn)];
}

/** Does a test's name start like this? Both kinds of apostrophe match. */
function begins(title: string, beginning: string): boolean {
  return title.replaceAll("'", '’').startsWith(beginning);
}

function asPattern(text: string): string {
  return RegExp.escape(text).replaceAll('’', "['’]");
}
