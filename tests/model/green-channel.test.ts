import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContractBroken, NetworkFailure, ServerRefusal } from '#api/failures.ts';
import { createGreenChannel } from '#features/green-channel/green-channel-model.ts';
import { href } from '#routes/href.ts';
import { showSession } from '#session/other-session.ts';
import { readToken } from '#session/session.ts';
import { localValues, sessionValues } from '#stores/storage.ts';
import { setStage } from './support/stage.ts';

const stage = setStage({ locale: 'zh' });

async function channel(formSign?: string) {
  if (formSign) sessionValues.set('formSign', formSign);
  return createGreenChannel(await stage.dependenciesOf());
}

test('a good form signs in, goes to the remembered path, and is forgotten', async () => {
  sessionValues.set('path', href('rules', { locale: 'zh', query: { a: '1' } }));
  await (await channel('green-lin')).start();
  assert.ok(readToken());
  assert.deepEqual(stage.left, [href('rules', { locale: 'zh', query: { a: '1' } })]);
  assert.equal(sessionValues.get('formSign'), undefined);
});

test('without a remembered path a good form leads to the account', async () => {
  await (await channel('green-mei')).start();
  assert.deepEqual(stage.left, [href('account', { locale: 'zh' })]);
});

test('a form for another member leaves no data of the member before', async () => {
  sessionValues.set('token', 'of-mei');
  sessionValues.set('userInfo', '{"account":"mei@example.com"}');
  const model = await channel('green-lin');
  await model.start();
  // Nothing happens before the member has chosen.
  assert.equal(model.$isAsking.get(), true);
  assert.equal(readToken(), 'of-mei');
  await model.signIn();
  assert.notEqual(readToken(), 'of-mei');
  assert.equal(sessionValues.get('userInfo'), undefined);
});

test('a session of another tab that does not answer is asked about, until it has ended', async () => {
  // The lock outlives a page's events only, which Node does not have.
  Object.assign(globalThis, { addEventListener: () => {} });
  localValues.set('signedInHint', '1');
  showSession();
  const model = await channel('green-lin');
  const before = stage.sandbox.calls('greenChannel').length;
  await model.start();
  assert.equal(model.$isAsking.get(), true);
  assert.equal(stage.sandbox.calls('greenChannel').length, before);
  localValues.remove('signedInHint');
  await (await channel('green-lin')).start();
  assert.equal(stage.sandbox.calls('greenChannel').length, before + 1);
});

test('a member who stays keeps the session, and the form is forgotten', async () => {
  sessionValues.set('token', 'of-mei');
  sessionValues.set('path', href('rules', { locale: 'zh' }));
  const before = stage.sandbox.calls('greenChannel').length;
  const model = await channel('green-lin');
  await model.start();
  await model.stay();
  assert.equal(readToken(), 'of-mei');
  assert.equal(sessionValues.get('formSign'), undefined);
  assert.deepEqual(stage.left, [href('rules', { locale: 'zh' })]);
  assert.equal(stage.sandbox.calls('greenChannel').length, before);
});

test('a refused form is forgotten, so that the login can be reached', async () => {
  // The second refusal has the logout flag, which ends nothing if nobody is signed in.
  for (const formSign of ['green-fake', 'green-out']) {
    const model = await channel(formSign);
    await model.start();
    assert.ok(model.signing.$failure.get() instanceof ServerRefusal);
    assert.equal(sessionValues.get('formSign'), undefined);
    assert.deepEqual(stage.left, []);
  }
});

for (const [kind, Failure] of [
  ['drop', NetworkFailure],
  ['http500', NetworkFailure],
  ['html', ContractBroken],
  ['notJson', ContractBroken],
] as const) {
  test(`a failure that is no refusal (${kind}) keeps the form for another try`, async () => {
    const model = await channel('green-lin');
    stage.sandbox.setFault({ call: 'greenChannel', kind });
    await model.start();
    assert.ok(model.signing.$failure.get() instanceof Failure);
    assert.equal(model.$canRetry.get(), true);
    await model.signIn();
    assert.deepEqual(stage.left, [href('account', { locale: 'zh' })]);
  });
}

test('without a form nothing is sent', async () => {
  const before = stage.sandbox.calls('greenChannel').length;
  const model = await channel();
  await model.start();
  assert.equal(model.$hasForm.get(), false);
  assert.equal(stage.sandbox.calls('greenChannel').length, before);
});
