/**
 * `npm run dev`: runs the sandbox's API next to `astro dev`, which proxies /api, /pay and /sandbox to the sandbox
 * (astro.config.mjs). The first page takes long, so the greeting is printed only after Astro has served it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { siteMistakes } from '../build-steps/values/check.ts';
import { endWithPortTaken, greeting, isPortFree, SITE_PORT, serve } from '../tests/sandbox/serve.ts';
import { isServed } from './console/first-page.ts';
import { startProgress } from './console/progress.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { readWords } from './console/usage.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Minutes after which a first page is no longer waited for. It takes some 10 seconds, and on slow machines a minute. */
const PATIENCE_MINUTES = 3;

readWords({
  command: 'npm run dev',
  does: 'Serves the site with hot reload on http://localhost:4321, with the sandbox. PORT=4500 npm run dev takes another port.',
});
process.chdir(join(import.meta.dirname, '..'));
stopAtMistakes(siteMistakes());
// Otherwise Astro would silently use another port, and links in mails and on the page after paying would lead nowhere.
if (!(await isPortFree(SITE_PORT))) endWithPortTaken(SITE_PORT);

const apiPort = SITE_PORT + 1;
const siteUrl = `http://localhost:${SITE_PORT}`;
let astro: ChildProcess | undefined;
const sandbox = await serve({ port: (await isPortFree(apiPort)) ? apiPort : 0, siteUrl, closed: () => astro?.kill() });
astro = spawn(process.execPath, [ASTRO, 'dev', '--port', String(SITE_PORT)], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SANDBOX_BUILD: '1', SANDBOX_ORIGIN: sandbox.origin },
});
astro.once('exit', (code) => {
  void sandbox.close().then(() => process.exit(code ?? 0));
});
const seconds = startProgress('Starting');
if (await isServed(`${siteUrl}/en/login/`, PATIENCE_MINUTES * 60_000)) {
  console.log(`Ready: ${seconds()} s`);
  console.log(greeting(siteUrl));
} else {
  // Do not stop Astro, because a very slow machine may still finish the page.
  console.error(
    `Astro has served no page for ${PATIENCE_MINUTES} minutes. Correct what it names above. If it names nothing, press Ctrl-C and run npm run dev again.`,
  );
}
