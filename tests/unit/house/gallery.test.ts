import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';

const GALLERY = 'tests/gallery/pieces/Pieces.tsx';

/** The components that a file uses, in it or by way of pieces that it uses. */
function usedFrom(file: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.tsx)'/g)) {
    const used = join(dirname(file), path).replaceAll('\\', '/');
    // Imported is not yet shown.
    if (found.has(used) || !text.includes(`<${basename(used, '.tsx')}`)) continue;
    found.add(used);
    usedFrom(used, found);
  }
  return found;
}

test('each piece of src/ui stands on the page of all pieces, /en/gallery, or in one that does', () => {
  const pieces = globSync('src/ui/**/*.tsx').map((file) => file.replaceAll('\\', '/'));
  const shown = usedFrom(GALLERY);
  assert.deepEqual(
    pieces.filter((piece) => !shown.has(piece)),
    [],
  );
});
