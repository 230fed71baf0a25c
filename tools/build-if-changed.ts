import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PREFIX, settings } from '#environment.ts';
import { GENERATED } from '../build-steps/generated-folders.ts';
import { buildForSandbox } from './build-site.ts';

/**
 * Folders that no build reads. Everything else counts, so that a new folder can't be forgotten. Values that variables
 * set are compared separately.
 */
const NOT_READ = ['.*', 'docs', 'tests', 'tools', '*.md', ...GENERATED.map((folder) => `**/${folder}`)];
const STAMP_FILE = '.sandbox/built-from';
/** The file that every build writes, even if nothing has changed. */
const LAST_WRITTEN = 'dist/404.html';

/**
 * Builds the site for the sandbox if something has changed. Must run in the project's folder. Ends the process if the
 * build fails.
 */
export async function buildIfChanged(): Promise<void> {
  const inputs = stampOfInputs();
  const known = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : '';
  if (known === `${inputs} ${timeOfBuild()}`) return;
  await buildForSandbox();
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, `${inputs} ${timeOfBuild()}`);
}

/**
 * Returns the time of the last build, which changes with every build. A later `npm run build` must be noticed, because
 * the policy of its pages doesn't allow the sandbox.
 */
function timeOfBuild(): number {
  return existsSync(LAST_WRITTEN) ? statSync(LAST_WRITTEN).mtimeMs : 0;
}

/**
 * Returns a hash that changes when an input is added, removed or written. It compares only names, sizes and times,
 * because reading every file would be slow.
 */
function stampOfInputs(): string {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith(PREFIX));
  const hash = createHash('sha256').update(JSON.stringify([variables.sort(), settings.file?.text]));
  // `*` does not match names that begin with a dot, such as `.well-known`.
  for (const file of globSync(['**/*', '**/.*', '**/.*/**'], { exclude: NOT_READ }).sort()) {
    const stats = statSync(file);
    if (stats.isFile()) hash.update(`${file}\t${stats.size}\t${stats.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
