/**
 * `npm test` runs all steps. A failed step does not stop the next one, so that one run shows everything.
 * `npm test -- unit browser` runs only the named steps. `npm test -- unit one.test.ts` runs only the named files of a
 * step. Arguments after a second `--` go to Playwright, whose output is then shown at once. Each step prints one line,
 * and above that line what failed.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_VARIABLE, PREFIX } from '#environment.ts';
import { TELLING } from '../tests/engines/journeys.ts';
import { ensureChromium } from './browser.ts';
import { startProgress } from './console/progress.ts';
import { ensureEngines } from './engines/install.ts';
import { walk } from './engines/walk.ts';
import { nodeTests, type Outcome, PLAYWRIGHT, run, sum } from './test/run.ts';
import { judgeTimes } from './test/times.ts';

process.chdir(join(import.meta.dirname, '..'));
// Test the site with the values that it ships with, not with this machine's variables
// (docs/decisions/038-values-by-environment.md#decision).
for (const name of Object.keys(process.env).filter((name) => name.startsWith(PREFIX))) delete process.env[name];
process.env[FILE_VARIABLE] = '.env.example';

const STEPS: Readonly<Record<string, (files: readonly string[]) => Promise<Outcome[]>>> = {
  types: async () => [
    await run(['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error']),
    // Code for browsers may use nothing that the oldest supported browser lacks (src/tsconfig.json).
    await run(['node_modules/typescript/bin/tsc', '-p', 'src', '--noEmit']),
  ],
  lint: async () => [
    await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
    // Knip finds unused files, exports and dependencies.
    await run(['node_modules/knip/bin/knip.js', '--no-progress']),
  ],
  unit: nodeTests,
  model: nodeTests,
  // These tests read the files in `dist/`.
  dist: nodeTests,
  // These tests do in copies of the project what operators and translators do.
  recipes: nodeTests,
  // The browser tests open this build, which talks to the sandbox.
  build: async () => [await run(['node_modules/astro/bin/astro.mjs', 'build'], { SANDBOX_BUILD: '1' })],
  // Runs tests that depend on differences between engines, and the journeys of `TELLING`, in Firefox and WebKit at once.
  engines: async (files) => {
    const { found, env } = ensureEngines();
    Object.assign(process.env, env);
    const inEach = found.map(async (engine) => [
      ...(await nodeTests(files.filter((file) => file.endsWith(`/${engine}.test.ts`)))),
      ...(wanted.length > 0 ? [] : [await walk(engine, TELLING)]),
    ]);
    return (await Promise.all(inEach)).flat();
  },
  browser: async (files) => {
    // Playwright takes regular expressions, not paths.
    const only = wanted.length > 0 ? files.map((file) => `${RegExp.escape(file)}$`) : [];
    const args = [...PLAYWRIGHT, ...only, ...ofPlaywright];
    return [await run(args, { CHROME: ensureChromium() }, ofPlaywright.length > 0)];
  },
};

const divider = process.argv.includes('--', 2) ? process.argv.indexOf('--', 2) : process.argv.length;
const words = process.argv.slice(2, divider);
const ofPlaywright = process.argv.slice(divider + 1);
const steps = Object.keys(STEPS).filter((step) => words.length === 0 || words.includes(step));
/** The files and folders to which the steps are limited. */
const wanted = words.filter((word) => !(word in STEPS));
const lost = wanted.find((word) => !steps.some((step) => filesOf(step, [word]).length > 0));
if (lost !== undefined) {
  console.error(
    `"${lost}" is neither a step nor a test file of the steps that you named. Nothing was run.
Steps: ${Object.keys(STEPS).join(', ')}
To run a step, or one file of a step: npm test -- unit, npm test -- unit money.test.ts
To list all test files: git ls-files "tests/*.test.ts"`,
  );
  process.exit(2);
}
if (ofPlaywright.length > 0 && !steps.includes('browser')) {
  const options = ofPlaywright.join(' ');
  console.error(
    `"${options}" is for Playwright, but the step browser was not named. Nothing was run.
To run it: npm test -- build browser -- ${options}`,
  );
  process.exit(2);
}

const outcomes: Outcome[] = [];
const bad: string[] = [];
// The browser tests take the most time, so they start as soon as the site is built. All other steps run beside them.
// `types` waits for the build, because both write the data of Astro's content.
const built = inTurn('build');
await Promise.all([
  built.then(() => inTurn('browser')),
  inTurn('lint', 'unit', 'model').then(async () => {
    await built;
    await inTurn('dist', 'types', 'recipes', 'engines');
  }),
]);
const { lines, tooSlow } = judgeTimes(outcomes, steps.length > 2);
const { passed, failed } = total(outcomes);
// Repeat the lines of the failed steps, because later lines have moved them out of sight.
console.log([...lines, ...bad, said({ passed: passed - tooSlow, failed: failed + tooSlow })].join('\n'));
process.exitCode = failed + tooSlow > 0 ? 1 : 0;

/** Runs those of the given steps that were asked for, one after another, and prints how each ended. */
async function inTurn(...some: readonly string[]): Promise<void> {
  for (const step of some.filter((step) => steps.includes(step))) {
    const files = filesOf(step, wanted);
    if (files.length === 0 && filesOf(step, []).length > 0) continue;
    const seconds = startProgress(step);
    const own = (await STEPS[step]?.(files)) ?? [];
    const line = `${step.padEnd(8)} ${seconds().padStart(6)} s  ${said(total(own))}`;
    console.log(line);
    outcomes.push(...own);
    if (own.some(({ failed }) => failed > 0)) bad.push(line);
  }
}

function total(all: readonly Outcome[]): { passed: number; failed: number } {
  return { passed: sum(all.map(({ passed }) => passed)), failed: sum(all.map(({ failed }) => failed)) };
}

function said({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`;
}

/**
 * The test files of a step: all, or those whose path contains one of `paths`. A path is a folder, `one` or `one.test.ts`.
 */
function filesOf(step: string, paths: readonly string[]): string[] {
  const plain = (path: string): string => `/${path.replace(/\.test\.ts$|\/$/, '')}/`;
  const files = globSync(`tests/${step}/**/*.test.ts`).sort();
  return files.filter((file) => paths.length === 0 || paths.some((path) => plain(file).includes(plain(path))));
}
