/**
 * `npm run engines`: walks the main journeys (tests/engines/journeys.ts) in Firefox and WebKit at the same time. `npm
 * run engines -- webkit` walks them in one engine. `CHROME=… npm run engines -- chromium` walks them in a Chromium of
 * another version (docs/quality.md#engines).
 */
import { join } from 'node:path';
import { type EngineName, JOURNEYS } from '../tests/engines/journeys.ts';
import { buildSite } from './build-site.ts';
import { ensureEngines, walk } from './engines.ts';
import { sum } from './test/run.ts';

process.chdir(join(import.meta.dirname, '..'));
const named = process.argv.slice(2);
const { found, env, missing } = ensureEngines();
const here: EngineName[] = [...found, 'chromium'];
const unknown = named.find((name) => !here.some((engine) => engine === name));
if (unknown !== undefined) {
  console.error(
    `"${unknown}" is no engine on this machine. Found: ${here.join(', ')}. Missing: ${missing.join(', ') || 'none'}.`,
  );
  process.exit(2);
}
Object.assign(process.env, env);
await buildSite();
const engines = named.length === 0 ? found : here.filter((name) => named.includes(name));
const walked = await Promise.all(engines.map((engine) => walk(engine, JOURNEYS, true)));
const failed = sum(walked.map(({ failed }) => failed));
console.log(`${sum(walked.map(({ passed }) => passed))} passed, ${failed} failed`);
process.exitCode = failed > 0 || engines.length === 0 ? 1 : 0;
