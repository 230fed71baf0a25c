import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSend } from '../../src/api/send.ts';
import { createAppleId } from '../../src/islands/apple-id/model.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

let sandbox: Sandbox;
let token: string;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  token = await new Client(sandbox.origin).token('lin');
});
after(() => sandbox.close());

function account() {
  const send = createSend({
    apiBase: `${sandbox.origin}/api`,
    getToken: () => token,
    onSessionEnded: () => true,
    onBusy: () => {},
  });
  return createAppleId({ send, locale: 'en', nowMs: () => 0, leave: () => {} });
}

const first = { id: 'shared-one@petrel.example', password: 'Apple-1-Petrel', spare: false };
const spare = { id: 'shared-two@petrel.example', password: 'Apple-2-Petrel', spare: true };

test('the usual account comes first, the spare one on demand, and back', async () => {
  const model = account();
  await model.load();
  assert.deepEqual(model.$state.get(), { kind: 'ready', value: first });
  await model.swap();
  assert.deepEqual(model.$state.get(), { kind: 'ready', value: spare });
  await model.swap();
  assert.deepEqual(
    sandbox.calls('appleId').map(({ payload }) => payload),
    [{ spare: false }, { spare: true }, { spare: false }],
  );
});

test('when the spare account can’t be fetched, the usual one stays', async () => {
  const model = account();
  await model.load();
  sandbox.setFault({ call: 'appleId', kind: 'http500' });
  assert.equal(await model.swap(), false);
  assert.deepEqual(model.$state.get(), { kind: 'ready', value: first });
  assert.ok(model.swapping.$failure.get());
});
