/** `npm start`: builds the site when something has changed, then serves it and the sandbox's API on one origin. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endWithPortTaken, greeting, isPortFree, SITE_PORT, serve } from '../tests/sandbox/serve.ts';

/** Everything that the built site is made from. */
const INPUTS = ['src/**/*', 'locales/**/*', 'public/**/*', '*.config.*', 'package-lock.json', 'tsconfig.json'];
const STAMP_FILE = '.sandbox/built-from';
/** A build writes this file anew, whatever has changed. */
const LAST_WRITTEN = 'dist/404.html';
const ASTRO = 'node_modules/astro/bin/astro.mjs';

process.chdir(join(import.meta.dirname, '..'));
// Asked first: nobody should wait for a build that can't be served.
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

/** Changes with every build: what `npm run build` has made since then has no sandbox in its policy. */
function timeOfBuild(): number {
  return existsSync(LAST_WRITTEN) ? statSync(LAST_WRITTEN).mtimeMs : 0;
}

/** Changes when an input is added, removed or written. Names, sizes and times tell; reading every file would cost the quick start. */
function stampOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern)).sort()) {
    const { size, mtimeMs } = statSync(file);
    if (statSync(file).isFile()) hash.update(`${file}\t${size}\t${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
