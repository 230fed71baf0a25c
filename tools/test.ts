/**
 * `npm test`: types, lint, unit, model, build, recipes, browser, engines, in that order. A failed step doesn't stop the
 * next, so that one run shows everything; all failures are listed in full at the end, with the logs of tools that
 * failed. `--verbose` shows all logs directly. `npm test -- unit browser` runs only the named steps, `npm test -- unit
 * one.test.ts` only the named files of a step; arguments after a second `--` go to Playwright unchanged.
 */
import { join } from 'node:path';
import { FILE_VARIABLE, PREFIX } from '../src/environment.ts';
import { TELLING } from '../tests/engines/journeys.ts';
import { runBuild } from './build-site.ts';
import { startProgress } from './console/progress.ts';
import { isVerbose, runTool, type ToolRun } from './console/run-tool.ts';
import { ensureEngines } from './engines.ts';
import { ArgumentMistake, type Plan, readArguments, type Step } from './test/arguments.ts';
import { runNodeTests } from './test/node-tests.ts';
import { describeFailure, type Outcome, total, type Watch } from './test/outcome.ts';

const steps: Record<Step, (plan: Plan, watch: Watch) => Promise<Outcome>> = {
  types: async () =>
    total([
      await check('astro check', ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error']),
      // What runs in browsers uses nothing that the oldest of them lacks (src/tsconfig.json).
      await check('tsc', ['node_modules/typescript/bin/tsc', '-p', 'src', '--noEmit']),
    ]),
  lint: async () =>
    total([
      await check('biome', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
      // Finds unused files, exports and dependencies.
      await check('knip', ['node_modules/knip/bin/knip.js', '--no-progress']),
    ]),
  unit: ({ filesOf }, watch) => runNodeTests(filesOf('unit'), watch),
  model: ({ filesOf }, watch) => runNodeTests(filesOf('model'), watch),
  // The browser tests run against the sandbox.
  build: async () => outcomeOf('astro build', await runBuild()),
  // Follows the recipes of CONTRIBUTING.md in a copy of the project.
  recipes: ({ filesOf }, watch) => runNodeTests(filesOf('recipes'), watch),
  browser: async ({ filesOf, isFiltered, runnerArgs }, watch) => {
    const files = filesOf('browser');
    if (files.length === 0) return total([]);
    // Imported here because Playwright takes a while to load, and the other steps do not need it.
    const { runBrowserTests } = await import('./test/browser-tests.ts');
    return runBrowserTests(isFiltered ? files : [], runnerArgs, watch);
  },
  // Tests that depend on differences between engines, and the most important journeys, in Firefox and WebKit. An engine
  // that can't be installed is left out, and named.
  engines: async ({ filesOf, isFiltered }, watch) => {
    const { found, env, missing } = ensureEngines();
    Object.assign(process.env, env);
    const files = filesOf('engines').filter((file) => found.some((name) => file.endsWith(`/${name}.test.ts`)));
    const payments = await runNodeTests(files, watch);
    if (isFiltered) return { ...payments, missing };
    const { walk } = await import('./test/engine-tests.ts');
    const journeys = await Promise.all(found.map((engine) => walk(engine, TELLING, watch)));
    return { ...total([payments, ...journeys]), missing };
  },
};

process.chdir(join(import.meta.dirname, '..'));
// The site is tested with its shipped values, not with this machine's variables
// (docs/decisions/038-values-by-environment.md#decision).
for (const name of Object.keys(process.env).filter((name) => name.startsWith(PREFIX))) delete process.env[name];
process.env[FILE_VARIABLE] = '.env.example';
try {
  await main(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ArgumentMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(plan: Plan): Promise<void> {
  const outcomes: Outcome[] = [];
  const badLines: string[] = [];
  for (const name of plan.steps) {
    const progress = startProgress(name);
    const outcome = await steps[name](plan, { tell: progress.tell, isVerbose });
    const line = lineOf(name, progress.end(), outcome);
    console.log(line);
    outcomes.push(outcome);
    if (outcome.failed > 0) badLines.push(line);
  }
  const { passed, failed, failures } = total(outcomes);
  if (failures.length > 0) console.log(['\n── failed', ...failures.map(describeFailure)].join('\n\n'));
  // Printed again, because the failures have scrolled them out of sight.
  if (badLines.length > 0) console.log(['', ...badLines].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A step's counts and time, in a line. */
function lineOf(name: Step, seconds: string, { passed, failed, missing }: Outcome): string {
  const without = missing?.length ? `, WITHOUT ${missing.join(', ')}` : '';
  return `${name.padEnd(8)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed${without}`;
}

/** Runs a tool that passes or fails as a whole. */
async function check(name: string, args: readonly string[]): Promise<Outcome> {
  return outcomeOf(name, await runTool(args, { isVerbose }));
}

function outcomeOf(name: string, { isGood, log }: ToolRun): Outcome {
  if (isGood) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [{ name, message: log || 'What it wrote stands above.' }] };
}
