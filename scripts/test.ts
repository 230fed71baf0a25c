/**
 * `npm test`: types, lint, unit, model, build, recipes, browser, engines, in that order. A failed step doesn't stop the next, so that one run shows
 * everything; all failures are listed in full at the end. `npm test -- unit browser` runs only the named steps,
 * `npm test -- unit one.test.ts` only the named files of a step; arguments after a second `--` go to Playwright unchanged.
 */
import { join } from 'node:path';
import { TELLING } from '../tests/engines/journeys.ts';
import { ensureEngines } from './engines.ts';
import { ArgumentMistake, type Plan, readArguments, type Step } from './test/arguments.ts';
import { runNodeTests } from './test/node-tests.ts';
import { describeFailure, type Outcome, total } from './test/outcome.ts';
import { runNode } from './test/run-node.ts';

const steps: Record<Step, (plan: Plan) => Outcome | Promise<Outcome>> = {
  types: () => check('astro check', ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error']),
  lint: () =>
    total([
      check('biome', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
      // Files, exports and dependencies that nothing uses.
      check('knip', ['node_modules/knip/bin/knip.js', '--no-progress']),
    ]),
  unit: ({ filesOf }) => runNodeTests(filesOf('unit')),
  model: ({ filesOf }) => runNodeTests(filesOf('model')),
  // The browser tests run against the sandbox.
  build: () => check('astro build', ['node_modules/astro/bin/astro.mjs', 'build'], { SANDBOX_BUILD: '1' }),
  // What CONTRIBUTING.md tells to do is done, in a copy of the project.
  recipes: ({ filesOf }) => runNodeTests(filesOf('recipes')),
  browser: async ({ filesOf, isFiltered, runnerArgs }) => {
    const files = filesOf('browser');
    if (files.length === 0) return total([]);
    // Imported here because Playwright takes a while to load, and the other steps need not wait for it.
    const { runBrowserTests } = await import('./test/browser-tests.ts');
    return runBrowserTests(isFiltered ? files : [], runnerArgs);
  },
  // What rests on how engines differ, and the most telling journeys, in Firefox and WebKit. An engine that can't be had here is left out, and named.
  engines: async ({ filesOf, isFiltered }) => {
    const { found, env, missing } = ensureEngines();
    Object.assign(process.env, env);
    const files = filesOf('engines').filter((file) => found.some((name) => file.endsWith(`/${name}.test.ts`)));
    const payments = await runNodeTests(files);
    if (isFiltered) return { ...payments, missing };
    const { walk } = await import('./test/engine-tests.ts');
    const journeys = await Promise.all(found.map((engine) => walk(engine, TELLING)));
    return { ...total([payments, ...journeys]), missing };
  },
};

process.chdir(join(import.meta.dirname, '..'));
try {
  await main(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ArgumentMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(plan: Plan): Promise<void> {
  const outcomes: (Outcome & { name: Step; seconds: string })[] = [];
  for (const name of plan.steps) {
    const startedAt = Date.now();
    console.log(`\n── ${name}`);
    const outcome = await steps[name](plan);
    outcomes.push({ name, seconds: ((Date.now() - startedAt) / 1000).toFixed(1), ...outcome });
  }
  const { passed, failed, failures } = total(outcomes);
  if (failures.length > 0) console.log(['\n── failed', ...failures.map(describeFailure)].join('\n\n'));
  console.log();
  for (const outcome of outcomes) {
    const without = outcome.missing?.length ? `, WITHOUT ${outcome.missing.join(', ')}` : '';
    console.log(
      `${outcome.name.padEnd(8)} ${outcome.seconds.padStart(6)} s  ${outcome.passed} passed, ${outcome.failed} failed${without}`,
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Runs a tool that passes or fails as a whole and prints the reasons itself. */
function check(name: string, args: readonly string[], env: Record<string, string> = {}): Outcome {
  if (runNode(args, env)) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [{ name, message: 'See what it wrote above.' }] };
}
