import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type ClientSetup, createClient, type Send } from '#api/client.ts';
import { ContractBroken, NetworkFailure, ServerRefusal, SessionEnded } from '#api/failures.ts';
import { decodeMessage } from '#contract/call.ts';
import type { FaultOrder } from '../sandbox/api/faults.ts';
import { Client } from '../sandbox/client.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

let sandbox: Sandbox;
let client: Client;
let send: Send;
let token: string | undefined;
let endings = 0;
let dates: (string | null)[] = [];
let overlay: boolean[] = [];
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
  client = new Client(sandbox.origin);
  send = clientWith({
    getToken: () => token,
    onSessionEnded: () => {
      endings += 1;
    },
  });
});
after(() => sandbox.close());
beforeEach(async () => {
  await client.control('clear', {});
  token = undefined;
  endings = 0;
  overlay = [];
  dates = [];
});

/** A client of the sandbox with another session, or with none. */
function clientWith(setup: Partial<ClientSetup>): Send {
  return createClient({
    apiBase: `${sandbox.origin}/api`,
    getToken: () => undefined,
    onSessionEnded: () => assert.fail('no session is to end'),
    onBusy: (isBusy) => overlay.push(isBusy),
    onDate: (date) => dates.push(date),
    ...setup,
  });
}

/** The failure of a call. The test fails if the call succeeds. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => assert.fail('the call went well'),
    (error: unknown) => error,
  );
}

test('a call returns its bean, with missing values filled in', async () => {
  token = await client.token('ann');
  const { account, expire, device, pays } = await send('info', {});
  assert.deepEqual([account, expire, device, pays], ['ann@example.com', 0, [], []]);
});

test('a call sends exactly its payload as JSON, and the bare token', async () => {
  token = await client.token('rae');
  assert.deepEqual(await send('userRulesAdd', { data: '["petrel.example"]' }), { list: ['petrel.example'] });
  const call = sandbox.calls('userRulesAdd')[0];
  assert.deepEqual(call?.payload, { data: '["petrel.example"]' });
  assert.equal(call?.headers.authorization, token);
  assert.match(call?.headers['content-type'] ?? '', /^application\/json/);
});

test('answers and refusals show the server’s time, and an answer without a date shows none', async () => {
  await send('skuList', {});
  await failureOf(send('info', {}));
  assert.equal(dates.length, 2);
  for (const date of dates) assert.ok(Math.abs(Date.parse(date ?? '') - Date.now()) < 5000, String(date));
  await client.control('setting', { name: 'date', value: false });
  await send('skuList', {});
  assert.equal(dates[2], null);
});

test('without a session no authorization header is sent, and a new token is used at once', async () => {
  await send('skuList', {});
  assert.equal(sandbox.calls('skuList')[0]?.headers.authorization, undefined);
  token = await client.token('lin');
  await send('skuList', {});
  assert.equal(sandbox.calls('skuList')[1]?.headers.authorization, token);
});

test('the overlay counts the beginning and the end of each call that does not hide it', async () => {
  await send('skuList', {});
  assert.deepEqual(overlay, [true, false]);
  await send('skuList', {}, { overlay: false });
  assert.deepEqual(overlay, [true, false]);
});

test('the logout flag ends the session once, whatever else the answer says', async () => {
  token = 'a-token-of-yesterday';
  assert.ok((await failureOf(send('info', {}))) instanceof SessionEnded);
  assert.equal(endings, 1);
  sandbox.setFault({ call: 'skuList', kind: 'logout' });
  assert.ok((await failureOf(send('skuList', {}))) instanceof SessionEnded);
  assert.equal(endings, 2);
  assert.deepEqual(overlay, [true, false, true, false]);
});

test('an answer to an ended session does not reach the next session, and does not end it', async () => {
  const next = await client.token('mei');
  for (const first of [await client.token('lin'), 'a-token-of-yesterday']) {
    const tokens = [first];
    const late = clientWith({ getToken: () => tokens.pop() ?? next });
    assert.ok((await failureOf(late('info', {}))) instanceof SessionEnded, first);
  }
});

test('the logout flag of a call from before the session does not end the session', async () => {
  const next = await client.token('mei');
  let asked = 0;
  const early = clientWith({ getToken: () => (asked++ === 0 ? undefined : next) });
  assert.ok((await failureOf(early('info', {}))) instanceof ServerRefusal);
});

test('the logout flag ends a session whose token the browser has lost, so that its page can lead to the log-in', async () => {
  let ended = 0;
  const lost = clientWith({ isTokenLost: () => true, onSessionEnded: () => (ended += 1) });
  assert.ok((await failureOf(lost('ticket', {}))) instanceof SessionEnded);
  assert.equal(ended, 1);
  // Calls that anybody may make are still answered.
  assert.ok((await lost('skuList', {})).goods.length > 0);
  assert.equal(ended, 1);
});

test('a logout flag without a session leaves only the failure of the call', async () => {
  const signedOut = clientWith({});
  sandbox.setFault({ call: 'login', kind: 'logout' });
  const failure = await failureOf(signedOut('login', { account: 'lin@example.com', password: 'petrel-8' }));
  assert.ok(failure instanceof ServerRefusal);
  assert.equal(failure.code, 401);
});

test("a refusal carries its code and the server's two texts", async () => {
  const failure = await failureOf(send('login', { account: 'lin@example.com', password: 'wrong-1' }));
  assert.ok(failure instanceof ServerRefusal);
  assert.equal(failure.code, 12001);
  assert.ok(typeof failure.text === 'object' && /密码/.test(failure.text.cn) && /password/.test(failure.text.en));
  assert.equal(endings, 0);
});

const CODE_ONLY = { code: 777, text: undefined };
const NO_JSON = { call: 'skuList', issues: ['the answer is not JSON'] };
const UNREACHABLE = { reason: { kind: 'unreachable' } };
type FailureClass = typeof ServerRefusal | typeof NetworkFailure | typeof ContractBroken;
/** Faults, and how a call fails with each of them: the class of the failure, and its values. */
const FAULTS: readonly [about: string, fault: Omit<FaultOrder, 'call'>, Failure: FailureClass, knows: object][] = [
  [
    "a refusal's bean is its text, before any msg",
    { kind: 'refuse', code: 500, bean: 'Closed for today' },
    ServerRefusal,
    { code: 500, text: 'Closed for today' },
  ],
  ['a refusal without a msg has its code only', { kind: 'refuse', code: 777, msg: null }, ServerRefusal, CODE_ONLY],
  [
    'a refusal with a msg that is not base64 has its code only',
    { kind: 'refuse', code: 777, msg: '%%%' },
    ServerRefusal,
    CODE_ONLY,
  ],
  [
    'a refusal with a msg that is not JSON has its code only',
    { kind: 'refuse', code: 777, msg: Buffer.from('no').toString('base64') },
    ServerRefusal,
    CODE_ONLY,
  ],
  [
    'an HTTP error is a network failure with its status',
    { kind: 'http500' },
    NetworkFailure,
    { reason: { kind: 'status', status: 500 } },
  ],
  ['a page of HTML breaks the contract, and the call is named', { kind: 'html' }, ContractBroken, NO_JSON],
  [
    'an answer that is no JSON breaks the contract, and the call is named',
    { kind: 'notJson' },
    ContractBroken,
    NO_JSON,
  ],
  [
    'an answer of the wrong shape breaks the contract; call and field are named',
    { kind: 'brokenContract' },
    ContractBroken,
    { message: 'skuList broke the contract: bean: expected Object, got number' },
  ],
  ['a connection that ends at once is a network failure', { kind: 'drop' }, NetworkFailure, UNREACHABLE],
  ['a connection that ends without its answer is a network failure', { kind: 'lost' }, NetworkFailure, UNREACHABLE],
];
for (const [about, fault, Failure, knows] of FAULTS) {
  test(`${about}; nothing is sent twice`, async () => {
    sandbox.setFault({ call: 'skuList', ...fault });
    const failure = await failureOf(send('skuList', {}));
    assert.ok(failure instanceof Failure);
    assert.partialDeepStrictEqual({ ...failure, message: failure.message }, knows);
    assert.equal(sandbox.calls('skuList').length, 1);
  });
}

test('a server that is not there is a network failure', async () => {
  const gone = await startSandbox({ database: ':memory:', log: () => {} });
  await gone.close();
  const lost = clientWith({ apiBase: `${gone.origin}/api` });
  const failure = await failureOf(lost('skuList', {}));
  assert.ok(failure instanceof NetworkFailure);
  assert.deepEqual([failure.reason.kind, overlay], ['unreachable', [true, false]]);
});

test('a slow answer is awaited', async () => {
  sandbox.setFault({ call: 'skuList', kind: 'slow', ms: 50 });
  assert.ok((await send('skuList', {})).goods.length > 0);
});

test('a call that is aborted fails with its own error, and leaves the overlay', async () => {
  sandbox.setFault({ call: 'skuList', kind: 'slow', ms: 5_000 });
  const abort = new AbortController();
  const failing = failureOf(send('skuList', {}, { signal: abort.signal }));
  while (sandbox.calls('skuList').length < 1) await new Promise((resolve) => setImmediate(resolve));
  abort.abort();
  const failure = await failing;
  assert.ok(failure instanceof Error && failure.name === 'AbortError');
  assert.deepEqual(overlay, [true, false]);
});

test('whatever goes wrong, the session stays and the overlay ends', async () => {
  token = await client.token('lin');
  for (const kind of ['http500', 'html', 'notJson', 'brokenContract', 'drop', 'refuse'] as const) {
    overlay = [];
    sandbox.setFault({ call: 'info', kind });
    await failureOf(send('info', {}));
    assert.deepEqual([kind, endings, overlay], [kind, 0, [true, false]]);
  }
  assert.equal((await send('info', {})).account, 'lin@example.com');
});

test('a msg is base64 of UTF-8 JSON, and one that cannot be decoded counts as none', () => {
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  assert.deepEqual(decodeMessage(encode('{"cn":"账号或密码错误","en":"Wrong – really"}')), {
    cn: '账号或密码错误',
    en: 'Wrong – really',
  });
  assert.deepEqual(decodeMessage(encode('{"cn":"一"}')), { cn: '一', en: '' });
  const broken = ['', null, undefined, '%%%', encode('not JSON'), encode('{"cn":null}'), encode('"text"')];
  for (const msg of broken) assert.equal(decodeMessage(msg), undefined, String(msg));
  assert.equal(decodeMessage(Buffer.from('{"cn":"é","en":"é"}', 'latin1').toString('base64')), undefined);
});
