import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { NetworkFailure, ServerRefusal, SessionEnded } from '../../src/api/failures.ts';
import { createSend } from '../../src/api/send.ts';
import { createGreenChannel } from '../../src/islands/green-channel/model.ts';
import { href } from '../../src/routes/href.ts';
import { readToken } from '../../src/stores/session.ts';
import { sessionValues } from '../../src/stores/storage.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

/** The tab's storage, which Node has not: without it no session starts. */
const stored = new Map<string, string>();
globalThis.sessionStorage = {
  get length() {
    return stored.size;
  },
  key: (index) => [...stored.keys()][index] ?? null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
  clear: () => stored.clear(),
};

let sandbox: Sandbox;
let left: string[] = [];
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
});
after(() => sandbox.close());
beforeEach(() => {
  left = [];
  for (const key of ['formSign', 'token', 'path'] as const) sessionValues.remove(key);
});

function channel(formSign?: string) {
  if (formSign) sessionValues.set('formSign', formSign);
  const send = createSend({
    apiBase: `${sandbox.origin}/api`,
    getToken: () => undefined,
    onSessionEnded: () => true,
    onBusy: () => {},
  });
  return createGreenChannel({ send, locale: 'zh', nowMs: () => 0, leave: (address) => left.push(address) });
}

test('a good form signs in, goes to the remembered path, and is forgotten', async () => {
  sessionValues.set('path', href('rules', { locale: 'zh', query: { a: '1' } }));
  await channel('green-lin').start();
  assert.ok(readToken());
  assert.deepEqual(left, [href('rules', { locale: 'zh', query: { a: '1' } })]);
  assert.equal(sessionValues.get('formSign'), undefined);
});

test('without a remembered path it goes to the account', async () => {
  await channel('green-mei').start();
  assert.deepEqual(left, [href('account', { locale: 'zh' })]);
});

test('a refused form is forgotten, so that the login can be reached', async () => {
  for (const [formSign, Failure] of [
    ['green-fake', ServerRefusal],
    ['green-out', SessionEnded],
  ] as const) {
    const model = channel(formSign);
    await model.start();
    assert.ok(model.signing.$failure.get() instanceof Failure);
    assert.equal(sessionValues.get('formSign'), undefined);
    assert.deepEqual(left, []);
  }
});

test('a network failure keeps the form for another try', async () => {
  const model = channel('green-lin');
  sandbox.setFault({ call: 'greenChannel', kind: 'drop' });
  await model.start();
  assert.ok(model.signing.$failure.get() instanceof NetworkFailure);
  await model.start();
  assert.deepEqual(left, [href('account', { locale: 'zh' })]);
});

test('without a form nothing is sent', async () => {
  const before = sandbox.calls('greenChannel').length;
  const model = channel();
  await model.start();
  assert.equal(model.$hasForm.get(), false);
  assert.equal(sandbox.calls('greenChannel').length, before);
});
