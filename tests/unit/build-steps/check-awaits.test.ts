import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { waitingScripts } from '../../../build-steps/pages/check-awaits.ts';

test('the check finds a script that awaits something outside functions', () => {
  const dist = mkdtempSync(join(tmpdir(), 'awaits-'));
  const scripts = {
    'plain.js': 'export const load = async () => { await import("./other.js"); };',
    'waits.js': 'if (globalThis.x) await globalThis.x;',
    'loops.js': 'for await (const one of []) console.log(one);',
  };
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(dist, name), code);
  assert.deepEqual(waitingScripts(dist, [...Object.keys(scripts), 'page.html']), ['waits.js', 'loops.js']);
});
