import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { GENERATED } from '../../../build-steps/generated-folders.ts';

const root = join(import.meta.dirname, '../../..');

/** Generated files, and files that do not belong to the project. */
const NOT_COPIED = ['.git', '.ci', '.env', ...GENERATED];

/** Caches of tools, which a copy must not share. */
const NOTES_OF_TOOLS = ['.astro', '.vite', '.cache'];

/** A copy of the project in a temporary folder, with the project's own packages. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'petrel-recipes-'));
  for (const name of readdirSync(root).filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !GENERATED.includes(basename(path)),
    });
  }
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Links the project's own packages into a copy, as a replacement for `npm ci`. */
export function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !NOTES_OF_TOOLS.includes(name))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/**
 * Changes a file of a copy.
 *
 * @throws If the file does not contain the text to replace.
 */
export function change(folder: string, file: string, from: RegExp | string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, changed);
}

/** The result of a command, with its output. */
export interface Ended {
  isGood: boolean;
  output: string;
}

/** Runs a command in a copy of the project, with the project's own tools. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  // Remove the variable that tells Node's test runner that it runs inside a test.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const tools = [join(folder, 'node_modules/.bin'), env.PATH].join(delimiter);
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', npm_config_update_notifier: 'false' };
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...env, ...quiet, ...more, PATH: tools },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  const [status, output, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { isGood: status === 0, output: output + complaint };
}

/** Runs a script, or the script of a package, with Node. */
export function runNode(
  folder: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Ended> {
  return run(folder, process.execPath, args, env);
}
