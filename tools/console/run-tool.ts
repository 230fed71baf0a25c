import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** The result of a tool. */
export interface ToolRun {
  isGood: boolean;
  /** All its output, without colours; empty if it was shown directly. */
  log: string;
}

/** Options for running a tool. */
export interface ToolOptions {
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>;
  /** Is its output shown directly instead of being kept? */
  isVerbose?: boolean;
  /** Called with each piece of output that is kept. */
  onText?: (text: string) => void;
}

/**
 * Was all output of tools requested? `npm start --verbose` passes it to npm, which sets a variable; `npm start --
 * --verbose` passes it to the script.
 */
export const isVerbose =
  process.argv.includes('--verbose') || /^(verbose|silly)$/.test(process.env.npm_config_loglevel ?? '');

/** Runs a tool of the project in Node and keeps its output, which is shown only if it fails. */
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
