/**
 * `npm test`: types, lint, unit, model, build, browser, in that order, each to its end, so that one run shows everything.
 * `npm test -- browser` runs the named steps only; what follows `--` goes to the browser tests' runner.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';

/** What a step's runner says it did. */
interface Outcome {
  passed: number;
  failed: number;
}

const RESULTS = 'test-results';
const steps: Record<string, () => Outcome> = {
  types: () => asOne(run(['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error'])),
  lint: () =>
    total([
      asOne(run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])),
      // Files, exports and dependencies that nothing uses.
      asOne(run(['node_modules/knip/bin/knip.js', '--no-progress'])),
    ]),
  unit: () => nodeTests('unit'),
  model: () => nodeTests('model'),
  // The browser tests run against the sandbox.
  build: () => asOne(run(['node_modules/astro/bin/astro.mjs', 'build'], { SANDBOX_BUILD: '1' })),
  browser: browserTests,
};

process.chdir(join(import.meta.dirname, '..'));
mkdirSync(RESULTS, { recursive: true });
const divider = process.argv.indexOf('--');
const wanted = process.argv.slice(2, divider < 0 ? undefined : divider);
const runnerArgs = divider < 0 ? [] : process.argv.slice(divider + 1);
const outcomes = Object.entries(steps)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, step]) => {
    const startedAt = Date.now();
    console.log(`\n── ${name}`);
    const outcome = step();
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    return { name, seconds, ...outcome };
  });
const { passed, failed } = total(outcomes);
console.log();
for (const outcome of outcomes) {
  console.log(
    `${outcome.name.padEnd(8)} ${outcome.seconds.padStart(6)} s  ${outcome.passed} passed, ${outcome.failed} failed`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function run(args: string[], env: Record<string, string> = {}): boolean {
  const result = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return result.status === 0;
}

function asOne(isGood: boolean): Outcome {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function nodeTests(folder: string): Outcome {
  const report = join(RESULTS, `${folder}.tap`);
  rmSync(report, { force: true });
  const isGood = run([
    '--test',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...globSync(`tests/${folder}/**/*.test.ts`),
  ]);
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const count = (word: string): number => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  if (!isGood)
    console.log(
      text
        .split('\n')
        .filter((line) => /^\s*not ok|^\s+error:/.test(line))
        .join('\n'),
    );
  return { passed: count('pass'), failed: Math.max(count('fail') + count('cancelled'), isGood ? 0 : 1) };
}

function browserTests(): Outcome {
  const report = join(RESULTS, 'browser.json');
  rmSync(report, { force: true });
  const isGood = run(
    ['node_modules/playwright/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts', ...runnerArgs],
    { CHROME: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: join('..', '..', report) },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, isGood ? 0 : 1) };
}
