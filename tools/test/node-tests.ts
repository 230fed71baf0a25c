import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { stripVTControlCharacters } from 'node:util';
import { type Failure, type Outcome, SILENT, type Watch } from './outcome.ts';

/** The error in which the runner wraps a test's own; Node's types know only the cause. */
interface NodeTestError extends Error {
  failureType?: string;
  /** How a file's process ended, if a whole file failed. */
  exitCode?: number;
}

/**
 * Far more than any test needs alone; those of recipes wait for several builds at once, which take long on a busy
 * machine.
 */
const TEST_MS = 600_000;

/**
 * Far more than any step needs. The runner's own limit only ends tests: a process that something keeps alive would
 * never end.
 */
const STEP_MS = 900_000;

/**
 * Runs test files with Node's own runner, each in a separate process.
 *
 * @param watch Receives the progress, and says whether the runner's own report is shown.
 */
export async function runNodeTests(files: readonly string[], watch: Watch = SILENT): Promise<Outcome> {
  const failures: Failure[] = [];
  /** The stderr output of each file: the only clue if a file could not be run at all. */
  const written = new Map<string | undefined, string>();
  let passed = 0;
  let failed = 0;
  // Without files the runner would search for some.
  if (files.length === 0) return { passed, failed, failures };
  // A file whose process does not end must fail by name, not block the command.
  const signal = AbortSignal.timeout(STEP_MS);
  // On all cores: by default the runner leaves one idle, which is half of a machine with two.
  const concurrency = availableParallelism();
  const execArgv = ['--import', resolve('tests/build-constants.ts')];
  const events = run({ files: files.map((file) => resolve(file)), execArgv, concurrency, timeout: TEST_MS, signal });
  events.on('test:stderr', ({ file, message }) => written.set(file, (written.get(file) ?? '') + message));
  events.on('test:fail', ({ name, file, line, details }) => {
    const { cause, failureType, exitCode } = details.error as NodeTestError;
    if (failureType === 'subtestsFailed') return;
    const place = file && relative('.', file);
    if (file !== undefined && resolve(name) === file) {
      const message = `${written.get(file) ?? ''}\nIts process ended with ${exitCode}.`;
      failures.push({ name: `${place} could not be run to its end`, message });
    } else {
      failures.push({ name, place: `${place}:${line}`, message: messageOf(cause) });
    }
  });
  events.on('test:summary', ({ file, counts }) => {
    // The last summary has no file, and holds the totals.
    if (file !== undefined) return;
    passed = counts.passed;
    failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    if (counts.tests === 0) failures.push({ name: files.join(' '), message: 'No test was run.' });
  });
  let ended = 0;
  events.on('test:complete', ({ details }) => {
    if (details.type !== 'suite') watch.tell(`${++ended} done`);
  });
  // Read to the end in both cases, because the runner waits for its reader.
  for await (const text of events.compose(new spec())) if (watch.isVerbose) process.stdout.write(text);
  return { passed, failed: Math.max(failed, failures.length), failures };
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message || error.name : String(error));
}
