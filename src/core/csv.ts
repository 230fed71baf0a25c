/** A cell; null leaves it empty. */
export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Matches texts that a spreadsheet would run as a formula. Such a text begins with one of these signs, which may be
 * full-width or small as in East Asian typing. Characters that spreadsheets trim, or that nobody sees, may come before
 * the sign: format characters or Hangul fillers.
 */
const FORMULA = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\u2212＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/**
 * Matches texts that a spreadsheet would turn into another value: long numbers, exponents, days ("3-4" as 4 March) and
 * times.
 */
const FIGURES =
  /^\s*(?!\d{4}-\d\d-\d\d\b)(?:0\d+|\d{12,}|\d+(?:\.\d+)?e\d+|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|\d{1,2}:\d\d(?:.*\S)?)\s*$/i;

/**
 * Writes rows as CSV (RFC 4180). It begins with a byte order mark, so that spreadsheets read it as UTF-8. A text that a
 * spreadsheet would run as a formula, or take for another value, gets a leading apostrophe.
 * @example toCsv([['a', 'b,c'], ['=1+1', -2]]) // '\uFEFFa,"b,c"\r\n\'=1+1,-2\r\n'
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: CsvCell): string {
  const text = typeof cell === 'string' && (FORMULA.test(cell) || FIGURES.test(cell)) ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
