import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { GENERATED } from '../../../build-steps/generated-folders.ts';
import { type Block, DOCUMENT, type Recipe, readRecipes } from './document.ts';

const root = join(import.meta.dirname, '../../..');

/** Generated files, and files that do not belong to the project. */
const NOT_COPIED = ['.git', '.ci', '.env', ...GENERATED];

/** Caches of tools, which a copy must not share. */
const NOTES_OF_TOOLS = ['.astro', '.vite', '.cache'];

/** All recipes of the project. */
export const RECIPES: readonly Recipe[] = readRecipes(readFileSync(join(root, DOCUMENT), 'utf8'));

/** A recipe by its heading. */
export function recipe(title: string): Recipe {
  const found = RECIPES.find((one) => one.title === title);
  if (!found) throw new Error(`${DOCUMENT} has no recipe "${title}"`);
  return found;
}

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

/** Gives a copy of the project the project's own packages, as `npm ci` would. */
export function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !NOTES_OF_TOOLS.includes(name))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Follows a recipe in a copy of the project, except for the blocks that `isForgotten` selects. */
export async function follow(
  { steps }: Recipe,
  folder: string,
  isForgotten: (block: Block) => boolean = () => false,
): Promise<void> {
  for (const block of steps.flatMap(({ blocks }) => blocks)) {
    if (isForgotten(block)) continue;
    if (block.kind !== 'run') {
      writeBlock(block, folder);
      continue;
    }
    const { isGood, output } = await run(folder, 'sh', ['-e', '-c', block.text]);
    if (!isGood) throw new Error(`${DOCUMENT}:${block.line}: these commands failed:\n${output}`);
  }
}

/** Applies a block. Throws with the document's line if the file does not match the recipe. */
export function writeBlock(block: Exclude<Block, { kind: 'run' }>, folder: string): void {
  const path = join(folder, block.file);
  const place = `${DOCUMENT}:${block.line}: ${block.file}`;
  if (block.kind === 'new') {
    if (existsSync(path)) throw new Error(`${place} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, block.text);
    return;
  }
  if (!existsSync(path)) throw new Error(`${place} does not exist`);
  const old = readFileSync(path, 'utf8');
  const parts = old.split(block.anchor);
  if (parts.length !== 2) throw new Error(`${place} has "${block.anchor}" ${parts.length - 1} times, expected once`);
  writeFileSync(path, withBlock(old, block.text, block.kind, old.indexOf(block.anchor), block.anchor.length));
}

function withBlock(
  old: string,
  text: string,
  kind: 'above' | 'below' | 'behind',
  start: number,
  length: number,
): string {
  const insert = (at: number, added: string): string => old.slice(0, at) + added + old.slice(at);
  if (kind === 'above') return insert(old.lastIndexOf('\n', start) + 1, text);
  if (kind === 'below') return insert(old.indexOf('\n', start + length) + 1, text);
  return insert(start + length, text.replace(/\n$/, ''));
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
  // This variable tells Node's runner that it runs inside a test.
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

/** Runs a script, or a package's script, with Node. */
export function runNode(
  folder: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Ended> {
  return run(folder, process.execPath, args, env);
}
