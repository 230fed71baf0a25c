import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Report } from '../../../../tools/conform/findings.ts';
import { conform } from '../../../../tools/conform/plan.ts';
import { Client } from '../../../sandbox/client.ts';
import type { PersonName } from '../../../sandbox/seed/people.ts';
import { type Sandbox, startSandbox } from '../../../sandbox/server.ts';
import { optionsFor } from '../conform-options.ts';
import { openPlantedApi, type PlantedApi } from './api.ts';
import type { Planted } from './planted.ts';

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
  return (
    all
      .flatMap(({ name, findings }) =>
        findings.map(({ weight, place, text }) => `${name}: ${weight} ${place ? `${place} ` : ''}${text}`),
      )
      .map((line) =>
        line
          .replace(/\b\d+ ms\b/, '… ms')
          .replace(/ of \d+ (say|lack)/, ' of … $1')
          .replace(planted.api, ''),
      )
      // How much is compressed the test says nothing of, and how quick this machine is.
      .filter((line) => !/^form: hint \d+ answers of more|: hint took /.test(line))
  );
}

/**
 * Has conform look at a server with each of these mistakes, one at a time. `logsIn` is for those that only a log-in
 * shows; a token is quicker.
 */
export function lookFor(mistakes: readonly Planted[], { logsIn }: { logsIn: boolean }): void {
  test('of a server without a mistake nothing is said', async () => {
    planted.fault = () => undefined;
    assert.deepEqual(linesOf(await conform(optionsFor(planted.api))), []);
  });
  // Those that write come last: what they leave behind is seen by all after them.
  const writesOf = ({ options }: Planted): number => options?.writes?.length ?? 0;
  for (const one of mistakes.toSorted((first, other) => writesOf(first) - writesOf(other))) {
    const { mistake, legitimate, options = {}, fault, found } = one;
    test(legitimate ? `it does not blame ${mistake}: ${legitimate}` : `it finds ${mistake}`, async () => {
      planted.fault = fault;
      const [who = 'lin'] = options.account?.split('@') ?? [];
      const token = logsIn ? undefined : await client.token(who as PersonName);
      const report = await conform(
        optionsFor(planted.api, { ...options, token, ...(token && { password: undefined }) }),
      );
      assert.deepEqual(linesOf(report), found);
    });
  }
}
