import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Commands that read their own arguments, and refuse unknown ones. */
const OWN_READERS = ['test', 'engines', 'add:language', 'conform', 'example:api'];

test('a command with --help or an unknown argument prints its description and does nothing', () => {
  const hosting = (word: string) => spawnSync(process.execPath, ['tools/hosting.ts', word], { encoding: 'utf8' });
  const { status, stdout } = hosting('--help');
  assert.equal(status, 0);
  assert.match(stdout, /^npm run hosting -- \[folder\]\n\nWrites the configurations of nginx and Caddy/);
  assert.ok(!existsSync('--help'));
  assert.deepEqual(
    [hosting('--hlp').status, hosting('--hlp').stderr],
    [2, '"--hlp" is not understood. Usage: npm run hosting -- [folder]\n'],
  );
});

test('every command reads its arguments before it does anything', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const careless = Object.entries(scripts).filter(([name, command]) => {
    const [, file] = /^node (\S+\.ts)$/.exec(command) ?? [];
    return file && !OWN_READERS.includes(name) && !readFileSync(file, 'utf8').includes('readWords({');
  });
  assert.deepEqual(careless, []);
});
