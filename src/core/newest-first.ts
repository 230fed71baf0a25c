/** Rows by their moment, newest first, whatever order a server sends them in. */
export function newestFirst<Row extends { date: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.date - a.date);
}
