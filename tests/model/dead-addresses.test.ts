import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { ClientSetup } from '#api/client.ts';
import { ContractBroken, NetworkFailure, ServerRefusal } from '#api/failures.ts';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { keepApiBase, readApiBase } from '#stores/api-base.ts';
import { type Outpost, type OutpostMood, openOutpost } from '../sandbox/outpost.ts';
import { buyersOn, kindAfter } from './support/buyers.ts';
import { setStage } from './support/stage.ts';

const stage = setStage({ nowMs: Date.now() });
const { register } = buyersOn(stage);

/** Two addresses of the sandbox, each of which a test can break. */
let [one, two]: Outpost[] = [];
let bases: [string, string];
let nowMs: number;

beforeEach(async () => {
  one = await openOutpost(stage.sandbox.origin);
  two = await openOutpost(stage.sandbox.origin);
  bases = [`${one.origin}/api`, `${two.origin}/api`];
  nowMs = 0;
  stage.addresses = bothAddresses();
});
afterEach(async () => {
  await one?.close();
  await two?.close();
});

/** The addresses among which each page's own client chooses. The tab keeps its stored values. */
function bothAddresses(): ClientSetup['addresses'] {
  return { bases, memory: { get: () => readApiBase(bases), set: keepApiBase }, nowMs: () => nowMs };
}

const visits = (): [number, number] => [one?.visits() ?? 0, two?.visits() ?? 0];
const sent = (name: string): number => stage.sandbox.calls(name).length;

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => assert.fail('it went well'),
    (error: unknown) => error,
  );
}

for (const mood of ['refuses', 'resets', 'breaksAnswers'] satisfies OutpostMood[]) {
  test(`a read leaves an address that ${mood}, and later pages of the tab start with the other`, async () => {
    await one?.become(mood);
    const { send } = await stage.dependenciesOf('lin');
    assert.equal((await send('info', {})).account, 'lin@example.com');
    const first = visits();
    const later = await stage.dependenciesOf('lin');
    await later.send('ticket', {});
    assert.deepEqual(visits(), [first[0], first[1] + 1]);
  });
}

test('if an address is silent for five seconds, the other one is asked as well', async () => {
  await one?.become('keepsSilent');
  const { send } = await stage.dependenciesOf();
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const goods = send('skuList', {});
    while (visits()[0] < 1) await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(4_999);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(visits(), [1, 0]);
    mock.timers.tick(1);
    assert.ok((await goods).goods.length > 0);
  } finally {
    mock.timers.reset();
  }
});

for (const [about, order, isExpected] of [
  ['HTTP 500', { kind: 'http500' }, (failure: unknown) => failure instanceof NetworkFailure],
  ['HTTP 403', { kind: 'status', status: 403 }, (failure: unknown) => failure instanceof NetworkFailure],
  ['a portal’s page', { kind: 'html' }, (failure: unknown) => failure instanceof ContractBroken],
  ['a refusal', { kind: 'refuse' }, (failure: unknown) => failure instanceof ServerRefusal],
] as const) {
  test(`${about} is an answer, so no other address is asked`, async () => {
    const { send } = await stage.dependenciesOf();
    stage.sandbox.setFault({ call: 'skuList', ...order });
    const failure = await failureOf(send('skuList', {}));
    assert.ok(isExpected(failure), String(failure));
    assert.deepEqual(visits(), [1, 0]);
    assert.ok((await send('skuList', {})).goods.length > 0);
    assert.deepEqual(visits(), [2, 0]);
  });
}

test('if no address can be reached, the failure is the usual one', async () => {
  await one?.become('refuses');
  await two?.become('resets');
  const { send } = await stage.dependenciesOf();
  const failure = await failureOf(send('skuList', {}));
  assert.ok(failure instanceof NetworkFailure);
  assert.deepEqual(failure.reason, { kind: 'unreachable' });
});

test('if one address is dead, a visitor’s order goes once to the address that has just answered', async () => {
  await one?.become('refuses');
  const model = await register('aliPay');
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  assert.deepEqual([sent('createRegOrder'), sent('activityCheck')], [1, 0]);
  assert.deepEqual(visits(), [0, sent('skuList') + sent('regCheck') + 1]);
});

test('an order checks an address again that has not answered recently, and an unsent one leaves no doubt', async () => {
  const { send } = await stage.dependenciesOf('lin');
  await send('skuList', {});
  nowMs = 20_000;
  await one?.become('refuses');
  await two?.become('refuses');
  const failure = await failureOf(send('ticketAdd', { subject: '102', content: 'Any news?', file: [] }));
  assert.deepEqual([isOutcomeUnknown(failure), sent('ticketAdd')], [false, 0]);
  await two?.become('relays');
  await send('ticketAdd', { subject: '102', content: 'Any news?', file: [] });
  assert.equal(sent('ticketAdd'), 1);
});

test('a changing call whose answer breaks off is not repeated at any address', async () => {
  const { send } = await stage.dependenciesOf();
  await send('skuList', {});
  await one?.become('breaksAnswers');
  const failure = await failureOf(send('forgotCode', { email: 'lin@example.com' }));
  assert.deepEqual([isOutcomeUnknown(failure), sent('forgotCode'), visits()[1]], [true, 1, 0]);
});

test('a call that must not happen twice is sent only to an address that has just answered', async () => {
  await one?.become('refuses');
  const { send } = await stage.dependenciesOf('lin');
  await send('refreshVip', {});
  assert.deepEqual([sent('activityCheck'), sent('refreshVip')], [1, 1]);
  assert.equal(stage.sandbox.calls('activityCheck')[0]?.headers.authorization, undefined);
  nowMs = 10_000;
  await send('refreshVip', {});
  assert.equal(sent('activityCheck'), 1);
  nowMs += 10_001;
  await send('refreshVip', {});
  assert.deepEqual([sent('activityCheck'), sent('refreshVip')], [2, 3]);
});

test('if no address answers, nothing is sent, and nobody is warned about sending twice', async () => {
  await one?.become('refuses');
  await two?.become('refuses');
  const { send } = await stage.dependenciesOf('lin');
  const failure = await failureOf(send('refreshVip', {}));
  assert.ok(failure instanceof NetworkFailure);
  assert.deepEqual(
    [failure.reason, failure.isUnsent, isOutcomeUnknown(failure)],
    [{ kind: 'unreachable' }, true, false],
  );
});

test('each tab chooses its own address', async () => {
  await one?.become('refuses');
  const memory = { get: () => bases[0], set: () => {} };
  const { send } = await stage.dependenciesOf();
  await send('skuList', {});
  await one?.become('relays');
  await send('skuList', {});
  assert.deepEqual(visits(), [0, 2]);
  stage.addresses = { bases, memory, nowMs: () => 0 };
  await (await stage.dependenciesOf()).send('skuList', {});
  assert.deepEqual(visits(), [1, 2]);
});

test('a ticket whose answer was lost at one address is found at the other, and not opened twice', async () => {
  const files = {
    prepare: (file: File) => Promise.resolve({ kind: 'ready' as const, file }),
    upload: () => Promise.reject(new Error('no image is sent here')),
  };
  const form = createNewTicket(await stage.dependenciesOf('lin'), files);
  await form.restore();
  form.chooseType({ type: '2', subType: '' }, '');
  form.set('title', 'Dark mode');
  form.set('content', 'Please');
  await one?.become('breaksAnswers');
  assert.equal(await form.send(), false);
  assert.deepEqual([sent('ticketAdd'), visits()[1]], [1, 0]);
  assert.equal(await form.send(), true);
  assert.deepEqual([sent('ticketAdd'), visits()[1] > 0], [1, true]);
});
