import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readReport } from '../../../tools/test/browser-tests.ts';
import { describeFailure } from '../../../tools/test/outcome.ts';

type Report = Parameters<typeof readReport>[0];
type Test = { title: string; line: number; status: string; messages: string[] };

/** A report as Playwright writes it, as far as it is read. */
function reportOf(tests: readonly Test[], { flaky = 0, errors = [] as string[] } = {}): Report {
  const file = 'login/login.test.ts';
  const specs = tests.map(({ title, line, status, messages }) => ({
    ...{ title, file, line },
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  }));
  const count = (wanted: string): number => tests.filter(({ status }) => status === wanted).length;
  return {
    config: { rootDir: join(process.cwd(), 'tests/browser') },
    suites: [{ title: file, specs: specs.slice(0, 1), suites: [{ title: 'a group', specs: specs.slice(1) }] }],
    errors: errors.map((message) => ({ message })),
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky, skipped: 0 },
  } as unknown as Report;
}

test('a failed browser test is named with its group, its place and its whole message, without colours', () => {
  const { passed, failed, failures } = readReport(
    reportOf([
      { title: 'works', line: 3, status: 'expected', messages: [] },
      { title: 'does not', line: 9, status: 'unexpected', messages: ['\u001b[31mError: a\n  b\u001b[39m', 'and c'] },
    ]),
  );
  assert.deepEqual([passed, failed], [1, 1]);
  assert.deepEqual(failures.map(describeFailure), [
    'a group › does not\n  tests/browser/login/login.test.ts:9\n  Error: a\n    b\n  and c',
  ]);
});

test('a browser test that passed only when tried again counts as failed', () => {
  const flaky = { title: 'wavers', line: 5, status: 'flaky', messages: ['Error: at first'] };
  const { passed, failed, failures } = readReport(reportOf([flaky], { flaky: 1 }));
  assert.deepEqual([passed, failed, failures.map(({ name }) => name)], [0, 1, ['wavers']]);
});

test('what Playwright could not even start is a failure too', () => {
  const { failed, failures } = readReport(reportOf([], { errors: ['Error: No tests found'] }));
  assert.equal(failed, 1);
  assert.deepEqual(failures.map(describeFailure), ['browser\n  Error: No tests found']);
});
