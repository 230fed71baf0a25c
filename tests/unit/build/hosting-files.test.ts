import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hostingFiles } from '../../../src/build/hosting/hosting-files.ts';

const hosting = join(import.meta.dirname, '../../../hosting');

test('the configurations for hosts are those that the route table, the headers and src/config.ts make: npm run hosting', () => {
  const files = hostingFiles();
  assert.deepEqual(
    globSync('*/*', { cwd: hosting })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
    Object.keys(files).sort(),
  );
  for (const [path, text] of Object.entries(files)) {
    assert.equal(readFileSync(join(hosting, path), 'utf8'), text, `hosting/${path}: npm run hosting makes it anew`);
  }
});
