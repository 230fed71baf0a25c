/**
 * `npm run accept:weights`: stores the weight of each script file of `dist/`. A test that finds a page too heavy can
 * then name the files that have grown since (tests/browser/support/weights.ts).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ACCEPTED_FILE, weigh } from '../tests/browser/support/weights.ts';
import { readWords } from './console/usage.ts';

readWords({
  command: 'npm run accept:weights',
  does: 'Notes what each script of dist/ weighs; tests then say which have grown since.',
});
const dist = join(import.meta.dirname, '../dist');
const files = globSync('_astro/*.js', { cwd: dist });
if (files.length === 0) {
  console.error('There is no dist/ yet: run "npm test -- build" once.');
  process.exit(1);
}
const weights = weigh(files.map((file) => [file, brotliCompressSync(readFileSync(join(dist, file))).length]));
const sorted = Object.fromEntries(Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(ACCEPTED_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(`${files.length} files: ${ACCEPTED_FILE}`);
