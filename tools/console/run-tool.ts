import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** What became of a tool that was run. */
export interface ToolRun {
  isGood: boolean;
  /** All that it wrote, without colours; empty where it was shown at once. */
  log: string;
}

/** How a tool is run. */
export interface ToolOptions {
  /** Variables beside those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Is its output shown at once, instead of being kept? */
  isVerbose?: boolean;
  /** Gets each piece of its output that is kept. */
  onText?: (text: string) => void;
}

/**
 * Did the person who typed the command ask for everything that tools write? `npm start --verbose` says so to npm, which hands it on;
 * `npm start -- --verbose` says so to the script.
 */
export const isVerbose =
  process.argv.includes('--verbose') || /^(verbose|silly)$/.test(process.env.npm_config_loglevel ?? '');

/** Runs a tool of the project in Node and keeps what it writes: for a failure, since nobody reads the log of what worked. */
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
