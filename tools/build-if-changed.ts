import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as config from '../src/config.ts';
import { buildSite } from './build-site.ts';

/** Everything the site is built from. */
const INPUTS = [
  'src/**/*',
  'brand/**/*',
  'locales/**/*',
  'public/**/*',
  '*.config.*',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP_FILE = '.sandbox/built-from';
/** The file that every build writes, even if nothing has changed. */
const LAST_WRITTEN = 'dist/404.html';

/**
 * Builds the site for the sandbox if something has changed; must run in the project's folder. Ends the process if the
 * build fails.
 */
export async function buildIfChanged(): Promise<void> {
  const inputs = stampOfInputs();
  const known = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : '';
  if (known === `${inputs} ${timeOfBuild()}`) return;
  await buildSite();
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, `${inputs} ${timeOfBuild()}`);
}

/** Changes with every build. A later `npm run build` must be noticed, because its policy doesn't allow the sandbox. */
function timeOfBuild(): number {
  return existsSync(LAST_WRITTEN) ? statSync(LAST_WRITTEN).mtimeMs : 0;
}

/**
 * Changes when an input is added, removed or written. Compares only names, sizes and times, because reading every file
 * would be slow.
 */
function stampOfInputs(): string {
  // Values set by environment variables are in no file.
  const hash = createHash('sha256').update(JSON.stringify(config));
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern)).sort()) {
    const { size, mtimeMs } = statSync(file);
    if (statSync(file).isFile()) hash.update(`${file}\t${size}\t${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
