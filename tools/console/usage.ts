import { parseArgs } from 'node:util';

/** A command as its `--help` describes it. */
interface Usage {
  /** What is typed, with what may follow it: `npm run hosting -- [folder]`. */
  command: string;
  /** What it does, in a sentence or two. */
  does: string;
  /** How many words may follow it; none if it is left out. */
  words?: number;
}

/**
 * The words that follow a command with few arguments. Asked for `--help` it ends the process after saying what the command does; for what
 * the command does not know, with 2: a command that writes or builds must not begin with that because somebody wondered what it does.
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
    console.error(`"${tooMany}" is not understood. It is: ${command}`);
  } catch (error) {
    const [, word = ''] = /Unknown option '([^']+)'/.exec((error as Error).message) ?? [];
    console.error(`"${word}" is not understood. It is: ${command}`);
  }
  process.exit(2);
}
