import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { licensesFile, packagesOf } from '../../../build-steps/shipped-licenses.ts';

test('each package with a module in a script is listed once, with its whole licence', () => {
  const packages = packagesOf([
    '/src/core/money.ts',
    'src/head/boot.ts',
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    '\0commonjs:node_modules/@nanostores/react/index.js?v=1',
    '\0rolldown/runtime.js',
  ]);
  assert.deepEqual(
    packages.map(({ name, license }) => `${name} ${license}`),
    ['@nanostores/react MIT', 'react MIT', 'rolldown MIT'],
  );
  const file = licensesFile(packages);
  assert.match(
    file,
    /^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta Platforms, Inc\. and affiliates\.$/m,
  );
  // Check that the end of each licence is there.
  assert.equal(file.match(/OR\s+THE\s+USE\s+OR\s+OTHER\s+DEALINGS/g)?.length, 3);
});

test('a package without a licence stops the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'petrel-licenses-'));
  const folder = join(root, 'node_modules/nobody');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "nobody", "version": "1.0.0", "license": "MIT" }');
  assert.throws(() => packagesOf([join(folder, 'index.js')]), /^Error: nobody has no licence file/);
  rmSync(root, { recursive: true });
});
