import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFaultArguments } from '../../../tools/faults/arguments.ts';
import { cellsOf, describeTables } from '../../../tools/faults/tables.ts';

/** A report as Playwright writes it, as far as it is read. */
function reportOf(tests: Readonly<Record<string, string | undefined>>): Parameters<typeof cellsOf>[0] {
  const specs = Object.entries(tests).map(([title, message]) => ({
    ...{ title, file: 'matrix.test.ts' },
    tests: [{ status: message ? 'unexpected' : 'expected', results: [{ errors: message ? [{ message }] : [] }] }],
  }));
  return { suites: [{ title: 'matrix.test.ts', specs }] } as unknown as Parameters<typeof cellsOf>[0];
}

test('a table has a line for each row, names what failed and why, and ends with the sum', () => {
  const cells = cellsOf(
    reportOf({
      'login × lost @ login': undefined,
      'login × drop @ login': '\u001b[31mError: gone\u001b[39m\n\n  Expected: here',
      'two presses, one order': undefined,
    }),
  );
  assert.equal(
    describeTables(cells),
    [
      '── matrix',
      'login @ login           1 of 2  ✗ drop',
      'two presses, one order  1 of 1',
      '',
      '── failed',
      'login @ login × drop',
      '  Error: gone · Expected: here',
      '',
      'matrix: 2 of 3',
    ].join('\n'),
  );
});

test('words choose rows, --fault chooses columns, and the rest is for Playwright', () => {
  const { pattern = '', runnerArgs } = readFaultArguments(['Order', 'ticket', '--fault', 'lost', '--', '--workers=1']);
  const isTried = (name: string): boolean => new RegExp(pattern).test(name);
  assert.deepEqual(
    [
      'createRegOrder × lost @ register',
      'ticketAdd × lost @ ticketCreate',
      'login × lost @ login',
      'ticketAdd × drop @ ticketCreate',
    ].map(isTried),
    [true, true, false, false],
  );
  assert.deepEqual(runnerArgs, ['--workers=1']);
  assert.equal(readFaultArguments([]).pattern, undefined);
});
