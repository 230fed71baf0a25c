import { parseArgs } from 'node:util';

/** A command's description for `--help`. */
interface Usage {
  /** The command line, with its arguments: `npm run hosting -- [folder]`. */
  command: string;
  /** What the command does, in a sentence or two. */
  does: string;
  /** The number of words that may follow the command. The default is 0. */
  words?: number;
}

/**
 * Returns the words after a command. `--help` prints the description and ends the process. Unknown arguments end the
 * process with status 2: a command that writes or builds must not start by mistake.
 */
export function readWords({ command, does, words = 0 }: Usage): string[] {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, verbose: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(`${command}\n\n${does}`);
      process.exit(0);
    }
    const tooMany = positionals[words];
    if (tooMany === undefined) return positionals;
    console.error(`"${tooMany}" is not understood. Usage: ${command}`);
  } catch (error) {
    const [, word = ''] = /Unknown option '([^']+)'/.exec((error as Error).message) ?? [];
    console.error(`"${word}" is not understood. Usage: ${command}`);
  }
  process.exit(2);
}
