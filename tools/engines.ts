/**
 * `npm run engines`: walks the main journeys (tests/engines/journeys.ts) in Firefox and WebKit at the same time. It
 * also pays there on every kind of payment page. `npm run engines -- webkit` does so in one engine. `CHROME=… npm run
 * engines -- chromium` walks the journeys in a Chromium of another version (docs/quality.md#engines).
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineName, JOURNEYS } from '../tests/engines/journeys.ts';
import { buildForSandbox } from './build-site.ts';
import { ensureEngines } from './engines/install.ts';
import { walk } from './engines/walk.ts';
import { nodeTests, sum } from './test/run.ts';

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
await buildForSandbox();
const engines = named.length === 0 ? found : here.filter((name) => named.includes(name));
const inEach = engines.map(async (engine) => [
  ...(await nodeTests(globSync(`tests/engines/${engine}.test.ts`), { EVERY_PAYMENT_SHAPE: '1' }, true)),
  await walk(engine, JOURNEYS, true),
]);
const walked = (await Promise.all(inEach)).flat();
const failed = sum(walked.map(({ failed }) => failed));
console.log(`${sum(walked.map(({ passed }) => passed))} passed, ${failed} failed`);
process.exitCode = failed > 0 || engines.length === 0 ? 1 : 0;
