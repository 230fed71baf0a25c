/**
 * `npm run bench`: times and weighs the pages of the built site on slow networks, next to an empty page and to other
 * built sites, and writes a report (docs/quality.md#times). Not part of `npm test`, because times also depend on the
 * machine.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { BenchArgumentMistake, type BenchPlan, HELP, readBenchArguments } from './bench/arguments.ts';
import { FINGERPRINT } from './bench/certificate.ts';
import { startHosts } from './bench/hosts.ts';
import { type BenchPage, benchPages, otherPage, warmPages } from './bench/pages.ts';
import { PROFILES } from './bench/profiles.ts';
import { markdown, type Result, sumUp } from './bench/report.ts';
import { visit } from './bench/visit.ts';
import { ensureChromium } from './browser.ts';
import { buildIfChanged } from './build-if-changed.ts';

/** The reference for all times: a document with one line of text. */
const EMPTY: BenchPage = { name: 'empty page', path: '/', isIsland: false };
const EMPTY_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><p>Nothing else.</p></html>';
const OURS = 'ours';

/** A page to measure, and its site. */
interface Candidate {
  page: BenchPage;
  site: string;
}

const words = process.argv.slice(2);
const startedIn = process.cwd();
process.chdir(join(import.meta.dirname, '..'));
if (words.some((word) => word === '--help' || word === '-h')) console.log(HELP);
else {
  try {
    await main(
      readBenchArguments(
        words,
        benchPages('en').map(({ name }) => name),
      ),
    );
  } catch (error) {
    if (!(error instanceof BenchArgumentMistake)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function main(plan: BenchPlan): Promise<void> {
  if (!plan.dist) await buildIfChanged();
  const load = loadavg()[0] ?? 0;
  const emptyDir = mkdtempSync(join(tmpdir(), 'petrel-bench-'));
  writeFileSync(join(emptyDir, 'index.html'), EMPTY_HTML);
  const hosts = await startHosts([
    { name: EMPTY.name, dir: emptyDir },
    { name: OURS, dir: plan.dist ? resolve(startedIn, plan.dist) : resolve('dist') },
    ...plan.others.map(({ name, dir }) => ({ name, dir: resolve(startedIn, dir) })),
  ]);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      // Trusts this key only: Chromium never caches files from a connection whose certificate errors are merely
      // ignored.
      `--ignore-certificate-errors-spki-list=${FINGERPRINT}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--no-proxy-server',
    ],
  });
  try {
    const results = await measure(plan, { browser, hosts });
    const lines = sumUp(results, EMPTY);
    const told = {
      browser: `Chromium ${browser.version()}`,
      runs: plan.runs,
      cores: availableParallelism(),
      load,
      at: new Date(),
    };
    const out = resolve(startedIn, plan.out);
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'report.md'), markdown(lines, told));
    writeFileSync(
      join(out, 'visits.json'),
      JSON.stringify(
        results.map(({ page, ...rest }) => ({ page: page.name, ...rest })),
        null,
        1,
      ),
    );
    console.log(`\n${markdown(lines, told)}\nWritten to ${out}`);
  } finally {
    await browser.close();
    await hosts.close();
    rmSync(emptyDir, { recursive: true });
  }
}

/**
 * Visits every page once without counting, then as often as planned, in turns, so that other load on the machine
 * affects all pages equally.
 */
async function measure(plan: BenchPlan, bench: Parameters<typeof visit>[0]): Promise<Result[]> {
  const candidates = candidatesOf(plan);
  const originOf = (site: string): string => bench.hosts.origins[site] ?? '';
  for (const { page, site } of candidates) {
    const { contentMs } = await visit(bench, page, { origin: originOf(site), profile: PROFILES.none });
    if (contentMs === undefined) throw new Error(`${page.name}: ${page.content ?? 'nothing'} was not seen`);
  }
  const results: Result[] = [];
  for (let run = 0; run < plan.runs; run++) {
    for (const profile of plan.profiles) {
      // Starts with another page each time, so that no page always follows the same one.
      const turned = candidates.map((_, index) => candidates[(index + run) % candidates.length] as Candidate);
      for (const { page, site } of turned) {
        const measure = await visit(bench, page, { origin: originOf(site), profile: PROFILES[profile] });
        results.push({ page, profile, measure });
        const { contentMs = Number.NaN, allBytes } = measure;
        console.log(
          `${run + 1}/${plan.runs} ${profile} ${page.name}: content ${Math.round(contentMs)} ms, ${allBytes} B`,
        );
      }
    }
  }
  const order = candidates.map(({ page }) => page);
  return results.sort((a, b) => order.indexOf(a.page) - order.indexOf(b.page));
}

function candidatesOf({ locale, pages, isWarm, others }: BenchPlan): Candidate[] {
  const ours = benchPages(locale).filter(({ name }) => !pages || pages.includes(name));
  return [
    { page: EMPTY, site: EMPTY.name },
    ...[...ours, ...(isWarm ? warmPages(locale) : [])].map((page) => ({ page, site: OURS })),
    ...others.map(({ name, path }) => ({ page: otherPage(name, path), site: name })),
  ];
}
