import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The result of a tool. */
export interface ToolRun {
  isGood: boolean;
  /** All output of the tool, without colours. Empty if the output was shown directly. */
  log: string;
}

/** Options for running a tool. */
export interface ToolOptions {
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** True if its output is shown directly instead of being stored. */
  isVerbose?: boolean;
  /** Called with each piece of output that is stored. */
  onText?: (text: string) => void;
}

/**
 * True if the user wants to see all output of tools. `npm start -- --verbose` reaches the script. Without the `--`, npm
 * takes the option for itself and sets a variable.
 */
export const isVerbose =
  process.argv.includes('--verbose') || /^(verbose|silly)$/.test(process.env.npm_config_loglevel ?? '');

/** Runs a tool of the project in Node and stores its output. The caller can show the output if the tool fails. */
export async function runTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  const output = options.isVerbose ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      options.onText?.(text);
    });
  }
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return { isGood: status === 0, log: stripVTControlCharacters(log).trim() };
}
