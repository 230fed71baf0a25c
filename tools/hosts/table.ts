import type { Limits } from './addresses.ts';
import { CHECKS, type Check, type Findings } from './checks.ts';

/** The columns: the checks of addresses, the maintenance page of one's own servers, the API of a site that is online. */
const COLUMNS = [...CHECKS, 'closed', 'API'] as const;
type Column = (typeof COLUMNS)[number];

/** A host's row: its findings, or why it was not checked. */
export interface HostRow {
  name: string;
  by: string;
  outcome: Findings | string;
  /** What is wrong while it is closed by its switch; undefined if it has none. */
  closed?: Findings[Check];
  /** What is wrong with its API: of a site that is online, or how a server of one's own passes it on. */
  api?: Findings[Check];
  limits?: Limits;
}

/** How many addresses are named for each problem. */
const NAMED = 5;

/** The rows as a table, with the problems below it. */
export function hostsTable(rows: readonly HostRow[]): string {
  const columns = COLUMNS.filter((column) => isCheck(column) || rows.some((one) => found(one, column)));
  const head = ['host', ...columns, 'tried by'];
  const lines = rows.map((line) => {
    const last = typeof line.outcome === 'string' ? `not tried: ${line.outcome}` : line.by;
    return [line.name, ...columns.map((column) => cell(line, column)), last];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const row = (line: readonly string[]): string =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const told = rows.flatMap(({ name, limits = {} }) => Object.values(limits).map((limit) => `${name}: ${limit}`));
  const limits = told.length > 0 ? ['', 'By their nature:', ...told.map((line) => `  ${line}`)] : [];
  return [
    row(head),
    row(widths.map((width) => '-'.repeat(width))),
    ...lines.map(row),
    ...limits,
    ...rows.flatMap(problems),
  ].join('\n');
}

/** Does a host fail a check that it could pass? */
export function isWrong(row: HostRow): boolean {
  return COLUMNS.some((column) => wrongIn(row, column).length > 0);
}

function isBeyond(column: Column, limits: Limits): boolean {
  return (column === 'headers' || column === 'caching') && limits[column] !== undefined;
}

function isCheck(column: Column): column is Check {
  return CHECKS.some((check) => check === column);
}

function found({ outcome, closed, api }: HostRow, column: Column): Findings[Check] | undefined {
  if (!isCheck(column)) return { closed, API: api }[column];
  return typeof outcome === 'string' ? undefined : outcome[column];
}

function wrongIn(row: HostRow, column: Column): readonly string[] {
  return isBeyond(column, row.limits ?? {}) ? [] : (found(row, column)?.wrong ?? []);
}

function cell(row: HostRow, column: Column): string {
  const findings = found(row, column);
  if (!findings) return '';
  if (isBeyond(column, row.limits ?? {})) return 'no';
  const { made, wrong } = findings;
  return wrong.length > 0 ? `${wrong.length} of ${made} wrong` : String(made);
}

function problems(row: HostRow): string[] {
  return COLUMNS.flatMap((column) => {
    const wrong = wrongIn(row, column);
    if (wrong.length === 0) return [];
    const more = wrong.length > NAMED ? [`  … and ${wrong.length - NAMED} more`] : [];
    return ['', `${row.name}, ${column}:`, ...wrong.slice(0, NAMED).map((problem) => `  ${problem}`), ...more];
  });
}
