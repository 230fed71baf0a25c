/** A cell; null leaves it empty. */
export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
/** Texts that a spreadsheet would run as a formula. East Asian spreadsheets also accept full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Rows as CSV (RFC 4180): CRLF after each, quotes where needed, and a byte order mark so that spreadsheets read it as
 * UTF-8. Texts that a spreadsheet would run as a formula get a leading apostrophe; numbers stay numbers.
 *
 * @example toCsv([['a', 'b,c'], ['=1+1', -2]]) // '\uFEFFa,"b,c"\r\n\'=1+1,-2\r\n'
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: CsvCell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
