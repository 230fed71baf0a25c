/**
 * `npm run openapi`: generates the API reference, `docs/api/openapi.json` and `docs/api/calls.md`, and the form of
 * reports.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeReference } from './api/reference.ts';
import { readWords } from './console/usage.ts';

readWords({
  command: 'npm run openapi',
  does: 'Writes the reference of the API anew: docs/api/openapi.json and docs/api/calls.md.',
});
const root = join(import.meta.dirname, '..');
for (const [file, text] of Object.entries(await makeReference(root))) {
  writeFileSync(join(root, file), text);
  console.log(file);
}
