/** `npm start`: builds the site if something has changed, then serves it and the sandbox's API on one origin. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endWithPortTaken, greeting, isPortFree, SITE_PORT, serve } from '../tests/sandbox/serve.ts';

/** Everything the site is built from. */
const INPUTS = ['src/**/*', 'locales/**/*', 'public/**/*', '*.config.*', 'package-lock.json', 'tsconfig.json'];
const STAMP_FILE = '.sandbox/built-from';
/** Every build writes this file, whatever has changed. */
const LAST_WRITTEN = 'dist/404.html';
const ASTRO = 'node_modules/astro/bin/astro.mjs';

process.chdir(join(import.meta.dirname, '..'));
// Checked first: nobody should wait for a build that can't be served.
if (!(await isPortFree(SITE_PORT))) endWithPortTaken(SITE_PORT);
buildIfChanged();
const sandbox = await serve({ port: SITE_PORT, distDir: 'dist' });
console.log(greeting(sandbox.origin));

function buildIfChanged(): void {
  const inputs = stampOfInputs();
  const known = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : '';
  if (known === `${inputs} ${timeOfBuild()}`) return;
  console.log('Building the site …');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SANDBOX_BUILD: '1' };
  const { status } = spawnSync(process.execPath, [ASTRO, 'build'], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, `${inputs} ${timeOfBuild()}`);
}

/** Changes with every build. A later `npm run build` must not be served: its policy doesn't allow the sandbox. */
function timeOfBuild(): number {
  return existsSync(LAST_WRITTEN) ? statSync(LAST_WRITTEN).mtimeMs : 0;
}

/** Changes when an input is added, removed or written. Compares names, sizes and times only: reading every file would slow the start. */
function stampOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern)).sort()) {
    const { size, mtimeMs } = statSync(file);
    if (statSync(file).isFile()) hash.update(`${file}\t${size}\t${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
