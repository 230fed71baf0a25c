/** Sorts rows by their date, newest first. The server may send them in any order. */
export function newestFirst<Row extends { date: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.date - a.date);
}
