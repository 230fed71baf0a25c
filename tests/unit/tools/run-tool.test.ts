import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runTool } from '../../../tools/console/run-tool.ts';

test('what a tool writes is kept in its order, without colours, and its status tells whether it was good', async () => {
  const heard: string[] = [];
  const code = `process.stdout.write('\\x1b[31mone\\x1b[39m\\n'); process.exitCode = process.env.STATUS`;
  const bad = await runTool(['-e', code], { env: { STATUS: '3' }, onText: (text) => heard.push(text) });
  assert.deepEqual(bad, { isGood: false, log: 'one' });
  assert.deepEqual(heard, ['\x1b[31mone\x1b[39m\n']);
  assert.equal((await runTool(['-e', code], { env: { STATUS: '0' } })).isGood, true);
});
