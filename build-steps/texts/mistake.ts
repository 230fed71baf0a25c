/** A mistake of an editor, explained in one sentence. */
export interface Mistake {
  line: number;
  /** The column, from 1, if the line alone would not be enough to find it. */
  column?: number;
  text: string;
}

/**
 * A mistake as it is shown: one line that code editors turn into a link.
 *
 * @example sayMistake('a.json', { line: 3, column: 7, text: 'expected a comma' }) // 'a.json:3:7: expected a comma'
 */
export function sayMistake(path: string, { line, column, text }: Mistake): string {
  return `${path}:${line}${column === undefined ? '' : `:${column}`}: ${text}`;
}
