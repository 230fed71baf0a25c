import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { isMeant, readArguments, STEPS } from '../../../tools/test/arguments.ts';

const root = join(import.meta.dirname, '../../..');
/** Set for the commands that this file starts. */
const MARK = 'PETREL_TEST_OF_TEST_COMMAND';
let folder = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'petrel-test-command-'));
});
after(() => rmSync(folder, { recursive: true }));

/** Runs `npm test -- …` and answers how it ended and what it said. */
async function npmTest(...args: string[]): Promise<{ status: number | null; said: string[]; complaint: string }> {
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  // Were the command to run more than it was told to, it would come back here, and start itself without end.
  assert.equal(env[MARK], undefined, 'the command has run the test of itself');
  const child = spawn(process.execPath, ['tools/test.ts', ...args], { cwd: root, env: { ...env, [MARK]: '1' } });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [status, output, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, said: output.trimEnd().split('\n'), complaint };
}

/** A test file outside the project. */
function testFile(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('a step that there is not fails, and the steps that there are are listed', async () => {
  const { status, said, complaint } = await npmTest('nosuch');
  assert.deepEqual([status, said], [1, ['']]);
  assert.match(complaint, /^"nosuch" is no step\./);
  for (const step of STEPS) assert.ok(complaint.includes(step), step);
});

test('a named file is the only one of its step that runs', async () => {
  const file = 'tests/unit/core/paging.test.ts';
  const own = readFileSync(join(root, file), 'utf8').match(/^test\(/gm)?.length;
  const runs = [file, 'paging.test.ts', 'core/paging'].map((path) => npmTest('unit', path));
  for (const { status, said } of await Promise.all(runs)) {
    assert.equal(status, 0);
    assert.match(said.at(-2) ?? '', new RegExp(`^unit +\\d+\\.\\d s  ${own} passed, 0 failed$`));
    assert.equal(said.at(-1), `${own} passed, 0 failed`);
  }
});

test('a step says a line when it begins and one when it has ended; --verbose shows what its tests say', async () => {
  const quiet = await npmTest('unit', 'paging.test.ts');
  assert.deepEqual(quiet.said.slice(0, -2), ['unit …']);
  const { said } = await npmTest('--verbose', 'unit', 'paging.test.ts');
  assert.ok(said.some((line) => line.startsWith('✔ ')));
  assert.deepEqual(said.at(-1), quiet.said.at(-1));
});

test('what is for Playwright is refused where the browser step is not named, instead of running everything else', async () => {
  const { status, said, complaint } = await npmTest('unit', '--', 'one.test.ts');
  assert.deepEqual([status, said], [1, ['']]);
  assert.match(complaint, /^"one\.test\.ts" is for the browser tests, but the step browser is not named\.\n$/);
});

test('a file that is nowhere fails with a sentence, also beside one that is there', async () => {
  const { status, said, complaint } = await npmTest('unit', 'paging.test.ts', 'nowhere.test.ts');
  assert.deepEqual([status, said], [1, ['']]);
  assert.match(complaint, /^"nowhere\.test\.ts" is neither a step .* nor .* a test file of unit\.\n$/);
});

test('a failed test is named at the end with its place and the whole of its message', async () => {
  const file = testFile('failing.test.mts', [
    "import { test } from 'node:test';",
    "test('works', () => {});",
    "test('does not work', () => {",
    "  throw new Error('first line\\nsecond line');",
    '});',
  ]);
  const { status, said } = await npmTest('unit', file);
  assert.equal(status, 1);
  const summary = said.slice(said.indexOf('── failed'));
  assert.match(
    summary.join('\n'),
    /\n\ndoes not work\n {2}\S*failing\.test\.mts:3\n {2}first line\n {2}second line\n\n/,
  );
  assert.match(said.at(-2) ?? '', /^unit .* s {2}1 passed, 1 failed$/);
  assert.equal(said.at(-1), '1 passed, 1 failed');
});

test('a file that cannot be loaded fails, with what node says of it', async () => {
  const file = testFile('broken.test.mts', ["import './not-there.mts';"]);
  const { status, said } = await npmTest('unit', file);
  assert.equal(status, 1);
  const summary = said.slice(said.indexOf('── failed')).join('\n');
  assert.match(summary, /broken\.test\.mts could not be run[\s\S]*Cannot find module '.*not-there\.mts'/);
  assert.equal(said.at(-1), '0 passed, 1 failed');
});

test('a file is meant by its path, by the end of it, or by a folder in it, and by whole names only', () => {
  const file = 'tests/unit/features/checkout/goods.test.ts';
  for (const path of [file, 'goods.test.ts', 'checkout/goods', 'checkout/goods.test.ts', 'goods', 'features/checkout/'])
    assert.ok(isMeant(file, path), path);
  for (const path of ['oods.test.ts', 'eckout/goods', 'good', 'tests/model', 'checkout/good']) {
    assert.ok(!isMeant(file, path), path);
  }
});

test('without a word everything runs; steps keep their order; what follows -- is left to Playwright', () => {
  assert.deepEqual(readArguments([]).steps, STEPS);
  const { steps, runnerArgs, isFiltered } = readArguments(['browser', 'build', '--', 'one.test.ts', '--headed']);
  assert.deepEqual([steps, runnerArgs, isFiltered], [['build', 'browser'], ['one.test.ts', '--headed'], false]);
  assert.throws(() => readArguments(['unit', '--', 'one.test.ts']), /"one\.test\.ts" is for the browser tests/);
});

test('a file is looked for in each of the named steps, and runs in its own', () => {
  const { filesOf, isFiltered } = readArguments(['unit', 'browser', 'guard.test.ts', 'login']);
  assert.equal(isFiltered, true);
  assert.deepEqual(filesOf('unit'), ['tests/unit/session/guard.test.ts']);
  assert.ok(filesOf('browser').includes('tests/browser/site/guard.test.ts'));
  assert.ok(filesOf('browser').includes('tests/browser/login/login.test.ts'));
});
