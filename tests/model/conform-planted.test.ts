import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Report } from '../../tools/conform/findings.ts';
import { conform } from '../../tools/conform/plan.ts';
import { Client } from '../sandbox/client.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { optionsFor } from './support/conform-options.ts';
import { ACCESS } from './support/planted/access.ts';
import { ANSWERS } from './support/planted/answers.ts';
import { openPlantedApi, type PlantedApi } from './support/planted/api.ts';
import { FURTHER } from './support/planted/further.ts';
import { VALUES } from './support/planted/values.ts';

let sandbox: Sandbox;
let planted: PlantedApi;
let client: Client;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  client = new Client(sandbox.origin);
  planted = await openPlantedApi(sandbox.origin, await client.token('lin'));
});
after(async () => {
  await planted.close();
  await sandbox.close();
});

/** A line for each finding, without what differs from run to run; of those that the sandbox itself has, none. */
function linesOf({ transport, calls }: Report): string[] {
  const all = [
    ...transport.map(({ name, findings }) => ({ name, findings })),
    ...calls.map(({ call, as, findings }) => ({ name: `${call} (${as})`, findings })),
  ];
  return all
    .flatMap(({ name, findings }) =>
      findings.map(({ weight, place, text }) => `${name}: ${weight} ${place ? `${place} ` : ''}${text}`),
    )
    .map((line) =>
      line
        .replace(/\b\d+ ms\b/, '… ms')
        .replace(/ of \d+ (say|lack)/, ' of … $1')
        .replace(planted.api, ''),
    )
    .filter((line) => !/^form: hint \d+ answers of more/.test(line));
}

test('of a server without a mistake nothing is said', async () => {
  planted.fault = () => undefined;
  assert.deepEqual(linesOf(await conform(optionsFor(planted.api))), []);
});

/** Mistakes that need a log-in to be seen; the others are looked for with a token, which is quicker. */
const LOGGING_IN = [...ACCESS, ...ANSWERS];

// Those that write come last: what they leave behind is seen by all after them.
const PLANTED = [...LOGGING_IN, ...VALUES, ...FURTHER].sort(
  (one, other) => (one.options?.writes?.length ?? 0) - (other.options?.writes?.length ?? 0),
);
for (const one of PLANTED) {
  test(one.legitimate ? `it does not blame ${one.mistake}: ${one.legitimate}` : `it finds ${one.mistake}`, async () => {
    planted.fault = one.fault;
    const { account = 'lin@example.com' } = one.options ?? {};
    const token = LOGGING_IN.includes(one) ? undefined : await client.token(account.replace(/@.*/, '') as PersonName);
    const report = await conform(
      optionsFor(planted.api, { ...one.options, token, ...(token && { password: undefined }) }),
    );
    assert.deepEqual(linesOf(report), one.found);
  });
}
