import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Report } from '../../tools/conform/findings.ts';
import { conform } from '../../tools/conform/plan.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { optionsFor } from './support/conform-options.ts';
import { openPlantedApi, type PlantedApi } from './support/planted-api.ts';
import { PLANTED } from './support/planted-faults.ts';

let sandbox: Sandbox;
let planted: PlantedApi;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  planted = await openPlantedApi(sandbox.origin, await new Client(sandbox.origin).token('lin'));
});
after(async () => {
  await planted.close();
  await sandbox.close();
});

/** A line for each finding; of those that the sandbox itself has, none. */
function linesOf({ transport, calls }: Report): string[] {
  const all = [
    ...transport.map(({ name, findings }) => ({ name, findings })),
    ...calls.map(({ call, as, findings }) => ({ name: `${call} (${as})`, findings })),
  ];
  return all
    .flatMap(({ name, findings }) =>
      findings.map(({ weight, place, text }) => `${name}: ${weight} ${place ? `${place} ` : ''}${text}`),
    )
    .filter((line) => !/^unknown call: tolerated HTTP 404|^form: hint \d+ answers of more/.test(line));
}

test('of a server without a mistake nothing is said', async () => {
  planted.fault = () => undefined;
  assert.deepEqual(linesOf(await conform(optionsFor(planted.api))), []);
});

for (const { mistake, fault, options, found } of PLANTED) {
  test(`it finds ${mistake}`, async () => {
    planted.fault = fault;
    assert.deepEqual(linesOf(await conform(optionsFor(planted.api, options))), found);
  });
}
