import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'petrel-test-command-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs a script of the project outside of this test's runner. */
function node(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
}

/** Returns how the runner counts a tool with this code, and what it shows of the output. */
function counted(code: string): string {
  const file = join(folder, 'tool.mjs');
  writeFileSync(file, code);
  const shown = `import { run } from './tools/test/run.ts'; const { passed, failed } = await run(['${file}']); console.log([passed, failed]);`;
  return node('--input-type=module', '-e', shown).stdout.trim();
}

test('a named test file runs alone; the step prints its time, and the last line prints the sum', () => {
  for (const path of ['tests/unit/core/paging.test.ts', 'paging.test.ts', 'core/paging']) {
    const { status, stdout } = node('tools/test.ts', 'unit', path);
    assert.equal(status, 0);
    assert.match(
      stdout,
      /^unit …\nunit +\d+\.\d s {2}(\d+) passed, 0 failed\n(slow +\d\.\d s .+\n){1,5}\1 passed, 0 failed\n$/,
    );
  }
});

test('npm test refuses an unknown word, and arguments for Playwright without the browser step, and runs nothing', () => {
  const known =
    /\nSteps: types, lint, .*browser\n.*npm test -- unit money\.test\.ts\n.*git ls-files "tests\/\*\.test\.ts"\n$/;
  for (const [args, beginning, end] of [
    [['nosuch'], '"nosuch" is neither a step nor a test file', known],
    [['unit', 'paging.test.ts', 'nowhere.test.ts'], '"nowhere.test.ts" is neither a step nor a test file', known],
    [['unit', '--', '--workers=1'], '"--workers=1" is for Playwright', /npm test -- build browser -- --workers=1\n$/],
  ] as const) {
    const { status, stdout, stderr } = node('tools/test.ts', ...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.ok(stderr.startsWith(beginning), stderr);
    assert.match(stderr, end);
  }
});

test('failures are shown and counted: those of tests by the last lines of their runner, and any other tool as one', () => {
  const tests = `import { test } from 'node:test'; for (const name of ['bad', 'worse']) test(name, () => { throw new Error('why') });`;
  assert.match(counted(tests), /✖ bad[\s\S]*Error: why[\s\S]*\n\[ 0, 2 \]$/);
  const playwright =
    "console.log('F·\\n\\n  1 failed\\n    a.test.ts:3\\n  2 flaky\\n  12 passed (1.5m)'); process.exitCode = 1;";
  assert.match(counted(playwright), /a\.test\.ts:3[\s\S]*\n\[ 12, 3 \]$/);
  assert.equal(counted("console.log('Running 2 tests\\n  2 passed (1s)')"), '[ 2, 0 ]');
  assert.equal(counted("console.log('fine')"), '[ 1, 0 ]');
  assert.match(counted("console.log('broken'); process.exitCode = 1"), /^broken\s+\[ 0, 1 \]$/);
});

test('the five slowest tests of all steps are named; a browser test of more than 20 s fails if no other step ran', () => {
  const first = join(folder, 'node.mjs');
  const second = join(folder, 'playwright.mjs');
  const log = (file: string, said: string): void => writeFileSync(file, `console.log(${JSON.stringify(said)})`);
  log(first, '✔ quick (12.5ms)\n✔ builds first (20001ms)\n✔ third (900ms)\nℹ pass 3\nℹ fail 0');
  log(
    second,
    '  ✓    1 tests/browser/a.test.ts:3:1 › just (20.0s)\n  ✓   12 tests/browser/b.test.ts:1:1 › a minute (1.0m)\n  2 passed',
  );
  const code = `import { run } from './tools/test/run.ts'; import { judgeTimes } from './tools/test/times.ts';
    const all = [await run(['${first}']), await run(['${second}'])];
    console.log(JSON.stringify([judgeTimes(all, false), judgeTimes(all, true)]));`;
  const [alone, shared] = JSON.parse(node('--input-type=module', '-e', code).stdout);
  const slowest = [
    'slow       60.0 s  tests/browser/b.test.ts:1:1 › a minute',
    'slow       20.0 s  builds first',
    'slow       20.0 s  tests/browser/a.test.ts:3:1 › just',
    'slow        0.9 s  third',
    'slow        0.0 s  quick',
  ];
  const refused = 'Longer than 20 s, so split it or test a lower level: tests/browser/b.test.ts:1:1 › a minute';
  assert.deepEqual(alone, { lines: [...slowest, refused], tooSlow: 1 });
  assert.deepEqual(shared, { lines: slowest, tooSlow: 0 });
});
