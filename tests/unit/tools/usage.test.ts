import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Commands that read words of their own, and refuse what they do not know. */
const OWN_READERS = ['test', 'engines', 'add:language', 'conform'];

test('a command that is asked for help, or something it does not know, says what it is and does nothing', () => {
  const hosting = (word: string) => spawnSync(process.execPath, ['tools/hosting.ts', word], { encoding: 'utf8' });
  const { status, stdout } = hosting('--help');
  assert.equal(status, 0);
  assert.match(stdout, /^npm run hosting -- \[folder\]\n\nWrites the configurations of nginx and Caddy/);
  assert.ok(!existsSync('--help'));
  assert.deepEqual(
    [hosting('--hlp').status, hosting('--hlp').stderr],
    [2, '"--hlp" is not understood. It is: npm run hosting -- [folder]\n'],
  );
});

test('every command looks at the words behind it before it does anything', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const careless = Object.entries(scripts).filter(([name, command]) => {
    const [, file] = /^node (\S+\.ts)$/.exec(command) ?? [];
    return file && !OWN_READERS.includes(name) && !readFileSync(file, 'utf8').includes('readWords({');
  });
  assert.deepEqual(careless, []);
});
