/**
 * `npm run engines`: runs the main journeys (tests/engines/journeys.ts) in Firefox and WebKit, both at a time, and
 * prints a table. `npm run engines -- webkit` runs them in one engine, and `CHROME=… npm run engines -- chromium` in a
 * Chromium of another age (docs/quality.md#engines).
 */
import { join } from 'node:path';
import { type EngineName, JOURNEYS, NOT_HERE } from '../tests/engines/journeys.ts';
import { buildSite } from './build-site.ts';
import { startProgress } from './console/progress.ts';
import { isVerbose } from './console/run-tool.ts';
import { ensureEngines } from './engines.ts';
import { tableOf, type Walked, walk } from './test/engine-tests.ts';
import { describeFailure } from './test/outcome.ts';

process.chdir(join(import.meta.dirname, '..'));
const named = process.argv.slice(2).filter((word) => word !== '--verbose');
const { found, env, missing } = ensureEngines();
const all: EngineName[] = [...found, ...missing, 'chromium'];
const unknown = named.filter((name) => !all.some((engine) => engine === name));
if (unknown.length > 0) {
  console.error(`"${unknown[0]}" is no engine. The engines are ${all.join(', ')}.`);
  process.exit(1);
}
Object.assign(process.env, env);
await buildSite();
const engines = named.length === 0 ? found : all.filter((name) => named.includes(name) && !missing.includes(name));
const progress = startProgress('Walking');
const results = await Promise.all(
  engines.map(async (engine) => [engine, await walk(engine, JOURNEYS, { ...progress, isVerbose })] as const),
);
const seconds = progress.end();
const walked: Partial<Record<EngineName, Walked>> = Object.fromEntries(results);
const failures = results.flatMap(([, { failures }]) => failures);
if (failures.length > 0) console.log(['\n── failed', ...failures.map(describeFailure)].join('\n\n'));
console.log(`\n${tableOf(walked, JOURNEYS)}\n`);
for (const engine of engines) {
  for (const [name, why] of Object.entries(NOT_HERE[engine])) console.log(`${engine} without "${name}": ${why}`);
}
console.log(`${seconds} s, ${failures.length} failed`);
process.exitCode = failures.length > 0 || engines.length === 0 ? 1 : 0;
