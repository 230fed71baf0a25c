/** A mistake of an editor, explained in one sentence. */
export interface Mistake {
  line: number;
  /** Where in the line, from 1, if the line alone would leave people searching. */
  column?: number;
  text: string;
}

/**
 * A mistake as it is shown to people: one line that editors of code make a link of.
 *
 * @example sayMistake('a.json', { line: 3, column: 7, text: 'expected a comma' }) // 'a.json:3:7: expected a comma'
 */
export function sayMistake(path: string, { line, column, text }: Mistake): string {
  return `${path}:${line}${column === undefined ? '' : `:${column}`}: ${text}`;
}
