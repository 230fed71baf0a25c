/**
 * `npm run list:dependencies`: measures what browsers get of each dependency, asks the registry when it was last released, and writes that,
 * with licence and home, into the table of docs/dependencies.md. What a package is for, and what there is instead, is written by hand.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProgress } from './console/progress.ts';
import { readWords } from './console/usage.ts';
import { shippedBytes } from './dependencies/shipped-bytes.ts';

readWords({
  command: 'npm run list:dependencies',
  does: 'Measures and looks up what docs/dependencies.md says of each package, and writes it there.',
});
const DOCUMENT = 'docs/dependencies.md';
/** A row: name, purpose, bytes, licence, home, release, alternatives. */
const ROW = /^\| `([^`]+)` \| (.*?) \|.*\| (.*?) \| (.*?) \|$/gm;

process.chdir(join(import.meta.dirname, '..'));
const progress = startProgress('Measuring');
const bytes = await shippedBytes();
const text = readFileSync(DOCUMENT, 'utf8');
const names = [...text.matchAll(ROW)].map(([, name = '']) => name);
const released = new Map<string, string | undefined>();
for (const name of names) {
  progress.tell(name);
  released.set(name, await lastRelease(name));
}
writeFileSync(
  DOCUMENT,
  text.replace(ROW, (_, name: string, purpose: string, known: string, instead: string) => {
    const { license, repository } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    const size = bytes.get(name)?.toLocaleString('en') ?? '–';
    return `| \`${name}\` | ${purpose} | ${size} | ${license} | ${homeOf(repository)} | ${released.get(name) ?? known} | ${instead} |`;
  }),
);
const unknown = names.filter((name) => released.get(name) === undefined);
if (unknown.length > 0)
  console.log(`npm did not say when these were released, so the day stays: ${unknown.join(', ')}`);
console.log(`${names.length} rows of ${DOCUMENT} are up to date: ${progress.end()} s`);

/** Who keeps a package: the owner of its repository. */
function homeOf(repository: string | { url: string } | undefined): string {
  const address = typeof repository === 'object' ? repository.url : (repository ?? '');
  return /^(?:.*github\.com[/:]|github:|)([^/:]+)\/[^/]+$/.exec(address.replace(/\.git$/, ''))?.[1] ?? '?';
}

/** The day of the newest release, by npm; undefined if that can't be asked. */
async function lastRelease(name: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'time', 'dist-tags.latest', '--json']);
    const answer = JSON.parse(stdout) as { time: Record<string, string>; 'dist-tags.latest': string };
    return answer.time[answer['dist-tags.latest']]?.slice(0, 10);
  } catch {
    return undefined;
  }
}
