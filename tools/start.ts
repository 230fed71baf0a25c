/**
 * `npm start`: builds the site if something has changed, then serves it and the sandbox's API on one origin. The
 * build's log is shown if the build fails, or with `npm start -- --verbose`.
 */
import { join } from 'node:path';
import { siteMistakes } from '../build-steps/values/check.ts';
import { endWithPortTaken, greeting, isPortFree, SITE_PORT, serve } from '../tests/sandbox/serve.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { readWords } from './console/usage.ts';

readWords({
  command: 'npm start [-- --verbose]',
  does: 'Builds the site if something has changed, and serves it with the sandbox on http://localhost:4321. PORT=4500 npm start takes another port.',
});
process.chdir(join(import.meta.dirname, '..'));
// Check the port before building: a build that can't be served would waste time.
if (!(await isPortFree(SITE_PORT))) endWithPortTaken(SITE_PORT);
stopAtMistakes(siteMistakes());
await buildIfChanged();
const sandbox = await serve({ port: SITE_PORT, distDir: 'dist' });
console.log(greeting(sandbox.origin));
