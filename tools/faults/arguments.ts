import { parseArgs } from 'node:util';
import { splitAtDivider } from '../console/split-at-divider.ts';

/** The plan of one run of `npm run faults`. */
interface FaultPlan {
  /** A pattern for the names of cells; undefined: all. */
  pattern: string | undefined;
  /** Passed to Playwright unchanged. */
  runnerArgs: readonly string[];
  isHelp: boolean;
}

/**
 * Reads the command's arguments: a cell is tried if its name contains one of the words and one of the faults. Throws a
 * `TypeError` for unknown options.
 *
 * @example readFaultArguments(['order', '--fault', 'lost']).pattern // finds 'orderDetail × lost @ account'
 */
export function readFaultArguments(args: readonly string[]): FaultPlan {
  const [own, runnerArgs] = splitAtDivider(args);
  const { values, positionals: words } = parseArgs({
    args: own,
    allowPositionals: true,
    options: { fault: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean', default: false } },
  });
  const faults = values.fault;
  const pattern = [
    words.length > 0 ? `(?=.*(?:${words.map(RegExp.escape).join('|')}))` : '',
    faults.length > 0 ? `(?=.*× (?:${faults.map(RegExp.escape).join('|')}) @)` : '',
  ].join('');
  return { pattern: pattern || undefined, runnerArgs, isHelp: values.help };
}
