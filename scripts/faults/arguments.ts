/** What one run of `npm run faults` tries. */
interface FaultPlan {
  /** A pattern for the names of cells; none if all are tried. */
  pattern: string | undefined;
  /** Passed to Playwright unchanged. */
  runnerArgs: readonly string[];
}

/**
 * Reads the command's arguments: a cell is tried if its name has one of the words, and one of the faults.
 *
 * @example readFaultArguments(['order', '--fault', 'lost']).pattern // '(?=.*(?:order))(?=.*× (?:lost) @)'
 */
export function readFaultArguments(args: readonly string[]): FaultPlan {
  const divider = args.indexOf('--');
  const own = divider < 0 ? args : args.slice(0, divider);
  const isFault = (_: string, index: number): boolean => own[index - 1] === '--fault';
  const faults = own.filter(isFault);
  const words = own.filter((word, index) => word !== '--fault' && !isFault(word, index));
  const pattern = [
    words.length > 0 ? `(?=.*(?:${words.map(quoted).join('|')}))` : '',
    faults.length > 0 ? `(?=.*× (?:${faults.map(quoted).join('|')}) @)` : '',
  ].join('');
  return { pattern: pattern || undefined, runnerArgs: divider < 0 ? [] : args.slice(divider + 1) };
}

function quoted(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
