import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CALLS } from '../../../src/contract/calls.ts';
import type { Row } from '../../../src/routes/row.ts';
import { TABLE } from '../../../src/routes/table.ts';
import { costTable, readCostTable } from '../../../tools/visits/table.ts';

const measured = readCostTable(readFileSync('docs/scale.md', 'utf8'));

test('a row of the table is read as it was written', () => {
  const loaded = { files: 2, bytes: 12_345 };
  const calls = new Map([
    ['skuList', 1],
    ['info', 2],
  ]);
  const table = costTable([{ screen: 'login', isMember: false, calls, first: loaded, again: loaded }]);
  assert.match(table, /^\| `login` \| visitor \| `skuList`, `info` ×2 \| 2 \| 12,345 \| 2 \| 12,345 \|$/m);
  assert.deepEqual(readCostTable(table), [{ screen: 'login', isMember: false, calls: ['skuList', 'info'] }]);
});

test('every screen that calls the server at once was measured for each who may see it, and none that is gone', () => {
  const rows = TABLE as readonly Row[];
  const known = rows.flatMap(({ name, access }) => [
    ...(access === 'member' ? [] : [`${name} visitor`]),
    ...(access === 'guest' ? [] : [`${name} member`]),
  ]);
  const calling = rows.filter(({ firstCall }) => firstCall).map(({ name }) => name);
  const found = measured.map(({ screen, isMember }) => `${screen} ${isMember ? 'member' : 'visitor'}`);
  assert.deepEqual(
    found.filter((each) => !known.includes(each)),
    [],
  );
  assert.deepEqual(
    known.filter((each) => calling.includes(each.split(' ')[0] ?? '') && !found.includes(each)),
    [],
    'npm run visits',
  );
});

test('each screen makes the first call of its row, and none that the API does not have', () => {
  for (const { screen, calls } of measured) {
    const { firstCall, firstPayload } = (TABLE as readonly Row[]).find(({ name }) => name === screen) ?? {};
    if (firstCall && firstPayload) assert.ok(calls.includes(firstCall), `${screen} makes ${calls}: npm run visits`);
    for (const call of calls) assert.ok(call in CALLS, `${call} of ${screen}`);
  }
});
