import type { Limits } from './addresses.ts';
import { CHECKS, type Check, type Findings } from './checks.ts';

/** A host's row: its findings, or why it was not checked. */
export interface HostRow {
  name: string;
  by: string;
  outcome: Findings | string;
  limits?: Limits;
}

/** How many addresses are named for each problem. */
const NAMED = 5;

/** The rows as a table, with the problems below it. */
export function hostsTable(rows: readonly HostRow[]): string {
  const head = ['host', ...CHECKS, 'tried by'];
  const lines = rows.map(({ name, by, outcome, limits = {} }) =>
    typeof outcome === 'string'
      ? [name, ...CHECKS.map(() => ''), `not tried: ${outcome}`]
      : [name, ...CHECKS.map((check) => (isBeyond(check, limits) ? 'no' : cell(outcome[check]))), by],
  );
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
export function isWrong({ outcome, limits = {} }: HostRow): boolean {
  return (
    typeof outcome !== 'string' && CHECKS.some((check) => !isBeyond(check, limits) && outcome[check].wrong.length > 0)
  );
}

function isBeyond(check: Check, limits: Limits): boolean {
  return (check === 'headers' || check === 'caching') && limits[check] !== undefined;
}

function cell({ made, wrong }: Findings[Check]): string {
  return wrong.length > 0 ? `${wrong.length} of ${made} wrong` : String(made);
}

function problems({ name, outcome, limits = {} }: HostRow): string[] {
  if (typeof outcome === 'string') return [];
  return CHECKS.filter((check) => !isBeyond(check, limits) && outcome[check].wrong.length > 0).flatMap((check) => {
    const { wrong } = outcome[check];
    const more = wrong.length > NAMED ? [`  … and ${wrong.length - NAMED} more`] : [];
    return ['', `${name}, ${check}:`, ...wrong.slice(0, NAMED).map((problem) => `  ${problem}`), ...more];
  });
}
