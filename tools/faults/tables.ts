import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/** One cell of a table, from Playwright's report. */
interface TriedCell {
  /** The table: its file's name without ending. */
  table: string;
  /** The row's name: `login @ login` for the cell `login × lost @ login`; each other test is a separate row. */
  row: string;
  column: string;
  /** What went wrong; undefined if the cell has passed. */
  problem: string | undefined;
}

/** The cells of a report, in the order of their files. */
export function cellsOf({ suites }: Pick<JSONReport, 'suites'>): TriedCell[] {
  return suites.flatMap(cellsIn);
}

function cellsIn({ specs, suites = [] }: JSONReportSuite): TriedCell[] {
  const own = specs.map(({ title, file, tests }) => {
    const [, call, column = '', place] = /^(.+?) × (.+?) @ (.+)$/.exec(title) ?? [];
    const isRight = tests.every(({ status }) => status === 'expected');
    const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    const [problem = 'It did not end.'] = messages.map(({ message = '' }) => inOneLine(message));
    return {
      table: file.replace(/^.*\//, '').replace(/\.test\.ts$/, ''),
      row: call ? `${call} @ ${place}` : title,
      column,
      problem: isRight ? undefined : problem,
    };
  });
  return [...own, ...suites.flatMap(cellsIn)];
}

/** The tables as text: for each row the columns that passed, then each failed cell with its reason, and the sums. */
export function describeTables(cells: readonly TriedCell[]): string {
  if (cells.length === 0) return 'Nothing was tried: no cell has such a name.';
  const tables = Map.groupBy(cells, ({ table }) => table);
  const parts = [...tables].map(([table, all]) => [`── ${table}`, ...rowsOf(all)].join('\n'));
  const wrong = cells
    .filter(({ problem }) => problem !== undefined)
    .map(({ row, column, problem }) => `${row}${column && ` × ${column}`}\n  ${problem}`);
  const sums = [...tables].map(([table, all]) => `${table}: ${sumOf(all)}`);
  return [...parts, ...(wrong.length > 0 ? [['── failed', ...wrong].join('\n')] : []), sums.join('\n')].join('\n\n');
}

function rowsOf(cells: readonly TriedCell[]): string[] {
  const rows = Map.groupBy(cells, ({ row }) => row);
  const width = Math.max(...[...rows.keys()].map((row) => row.length));
  return [...rows].map(([row, all]) => {
    const failed = all.filter(({ problem }) => problem !== undefined).map(({ column }) => column || 'failed');
    return `${row.padEnd(width)}  ${sumOf(all)}${failed.length > 0 ? `  ✗ ${failed.join(', ')}` : ''}`;
  });
}

function sumOf(cells: readonly TriedCell[]): string {
  return `${cells.filter(({ problem }) => problem === undefined).length} of ${cells.length}`;
}

/** The start of an error, on one line: what was expected and what was found. */
function inOneLine(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.filter((line) => /\S/.test(line)).slice(0, 5);
  return told
    .map((line) => line.trim())
    .join(' · ')
    .slice(0, 400);
}
