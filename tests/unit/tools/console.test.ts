import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { runTool } from '../../../tools/console/run-tool.ts';
import { newestCount, withoutCounts } from '../../../tools/test/counting-reporter.ts';

const CONSOLE = join(import.meta.dirname, '../../../tools/console');

test('what a tool writes is kept in its order, without colours, and its status tells whether it was good', async () => {
  const heard: string[] = [];
  const code = `process.stdout.write('\\x1b[31mone\\x1b[39m\\n'); process.exitCode = process.env.STATUS`;
  const bad = await runTool(['-e', code], { env: { STATUS: '3' }, onText: (text) => heard.push(text) });
  assert.deepEqual(bad, { isGood: false, log: 'one' });
  assert.deepEqual(heard, ['\x1b[31mone\x1b[39m\n']);
  assert.equal((await runTool(['-e', code], { env: { STATUS: '0' } })).isGood, true);
});

test('a log without a terminal gets plain lines, and nothing that moves', () => {
  const code = `
    import { startProgress } from '${CONSOLE}/progress.ts';
    const progress = startProgress('Building the site');
    progress.tell('12 of 480');
    console.log(progress.end() + ' s');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  assert.match(stdout, /^Building the site …\n\d+\.\d s\n$/);
});

test('how many browser tests have ended is read from what the reporter writes; the rest is for a failure', () => {
  const text = '1 of 480 have ended\nError: no server\n2 of 480 have ended\n';
  assert.equal(newestCount(text), '2 of 480');
  assert.equal(newestCount('3 of 480 have e'), undefined);
  assert.equal(withoutCounts(text), 'Error: no server');
});
