/**
 * `npm run hosting [-- folder]`: writes the configurations for hosts from the route table, the values in force and the
 * site's headers into `hosting.local/`, which git ignores, or another folder
 * (docs/decisions/034-hosts-from-one-source.md#decision).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostingFiles } from '../build-steps/hosting/hosting-files.ts';
import { OWN_HOSTING } from '../build-steps/hosting/warn-of-old-hosting.ts';
import { siteMistakes } from '../build-steps/values/check.ts';
import { stopAtMistakes } from './console/stop-at-mistakes.ts';
import { readWords } from './console/usage.ts';

stopAtMistakes(siteMistakes());
const [folder = join(import.meta.dirname, '..', OWN_HOSTING)] = readWords({
  command: 'npm run hosting -- [folder]',
  does: 'Writes the configurations for hosts anew, into hosting.local/ or the named folder.',
  words: 1,
});
for (const [path, text] of Object.entries(hostingFiles())) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
