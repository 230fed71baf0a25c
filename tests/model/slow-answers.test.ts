import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, mock, test } from 'node:test';
import { createClient, type Send } from '#api/client.ts';
import { NetworkFailure } from '#api/failures.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

let sandbox: Sandbox;
let overlay: boolean[] = [];
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
});
after(() => sandbox.close());
beforeEach(() => {
  overlay = [];
});

/** A guest's client of the API at this address. */
function clientAt(origin: string): Send {
  return createClient({
    apiBase: `${origin}/api`,
    getToken: () => undefined,
    onSessionEnded: () => assert.fail('no session is to end'),
    onBusy: (isBusy) => overlay.push(isBusy),
  });
}

/** The reason for which a call got no answer; fails if it got one. */
async function reasonOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => assert.fail('the call went well'),
    (error: unknown) => error instanceof NetworkFailure && error.reason,
  );
}

for (const [name, payload] of [
  ['skuList', {}],
  ['forgot', { email: 'lin@example.com' }],
] as const)
  test(`an answer that takes more than 30 seconds is a network failure (${name})`, async () => {
    const clock = new AbortController();
    const timeout = mock.method(AbortSignal, 'timeout', () => clock.signal);
    try {
      sandbox.setFault({ call: name, kind: 'slow', ms: 5_000 });
      const failing = reasonOf(clientAt(sandbox.origin)(name, payload));
      while (sandbox.calls(name).length < 1) await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(overlay, [true]);
      clock.abort(new DOMException('It took too long', 'TimeoutError'));
      assert.deepEqual(await failing, { kind: 'timeout' });
      assert.deepEqual(timeout.mock.calls[0]?.arguments, [30_000]);
      assert.deepEqual(overlay, [true, false]);
    } finally {
      timeout.mock.restore();
    }
  });

test('an answer that stops in the middle is waited for as long, in every call, also if its caller may end it', {
  timeout: 20_000,
}, async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"code":200,');
  }).listen(0);
  await once(server, 'listening');
  const { timeout } = AbortSignal;
  const shorter = mock.method(AbortSignal, 'timeout', (ms: number) => timeout.call(AbortSignal, ms / 1000));
  try {
    const half = clientAt(`http://localhost:${(server.address() as AddressInfo).port}`);
    const credentials = { account: 'lin@example.com', password: 'petrel-8' };
    for (const call of [
      half('skuList', {}),
      half('login', credentials),
      half('login', credentials, { signal: new AbortController().signal }),
    ])
      assert.deepEqual(await reasonOf(call), { kind: 'timeout' });
  } finally {
    shorter.mock.restore();
    server.closeAllConnections();
    server.close();
  }
});
