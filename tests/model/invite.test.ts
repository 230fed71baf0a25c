import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cashOutDraw } from '#contract/invite.ts';
import { createInvite } from '#features/invite/invite-model.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

/** The model of the screen, loaded as a member. */
async function inviteOf(who: PersonName) {
  const model = createInvite(await stage.dependenciesOf(who));
  assert.equal(await model.load(), true);
  return model;
}

function promoOf(model: ReturnType<typeof createInvite>) {
  const state = model.$state.get();
  assert.ok(state.kind === 'ready' && state.value.inviteType === 'promo');
  return state.value.promoData;
}

/** The model with a withdrawal form that is filled in. */
async function filledFor(who: PersonName) {
  const model = await inviteOf(who);
  model.write('bank', 'abc');
  model.write('name', ' Pia Chen ');
  model.write('card', '4111 1111 1111 1111');
  return model;
}

test('a withdrawal sends bank, holder and the card’s digits, and is then listed', async () => {
  const model = await filledFor('pia');
  assert.equal(promoOf(model).draw.length, 6);
  assert.equal(await model.withdraw(), true);
  assert.deepEqual(stage.sandbox.calls('cashOutDraw').at(-1)?.payload, {
    type: 1,
    bank: 'abc',
    account: '4111111111111111',
    name: 'Pia Chen',
  });
  assert.equal(promoOf(model).draw.length, 7);
  assert.deepEqual(model.$values.get(), { bank: '', name: '', card: '' });
});

test('empty fields are named in their order, and nothing is sent', async () => {
  const model = await inviteOf('pia');
  model.write('name', '  ');
  assert.equal(await model.withdraw(), false);
  assert.deepEqual(model.$missing.get(), ['bank', 'name', 'card']);
  model.write('bank', 'boc');
  assert.deepEqual(model.$missing.get(), ['name', 'card']);
  assert.equal(stage.sandbox.calls('cashOutDraw').length, 0);
});

test('below the minimum, and in the share programme, nothing is sent', async () => {
  for (const who of ['pol', 'pat', 'sam'] as const) {
    const model = await filledFor(who);
    assert.equal(await model.withdraw(), false);
  }
  assert.equal(stage.sandbox.calls('cashOutDraw').length, 0);
});

test('a failed withdrawal keeps the typed text', async () => {
  const model = await filledFor('pia');
  stage.sandbox.setFault({ call: 'cashOutDraw', kind: 'http500' });
  assert.equal(await model.withdraw(), false);
  assert.ok(model.withdrawing.$failure.get());
  assert.deepEqual(model.$values.get(), { bank: 'abc', name: ' Pia Chen ', card: '4111 1111 1111 1111' });
});

const withdrawals = (): number => stage.sandbox.calls('cashOutDraw').length;

test('a withdrawal whose answer was lost is found among the withdrawals', async () => {
  const model = await filledFor('pia');
  stage.sandbox.setFault({ call: 'cashOutDraw', kind: 'lost' });
  assert.equal(await model.withdraw(), false);
  assert.equal(model.$isOld.get(), true);
  assert.equal(await model.withdraw(), true);
  assert.deepEqual([withdrawals(), promoOf(model).draw.length, model.$question.get()], [1, 7, undefined]);
});

for (const kind of ['drop', 'http500', 'brokenContract'] as const)
  test(`a withdrawal of unknown outcome that is not listed asks first, even after a reload (${kind})`, async () => {
    const model = await filledFor('pia');
    stage.sandbox.setFault({ call: 'cashOutDraw', kind });
    assert.equal(await model.withdraw(), false);
    const reloaded = await filledFor('pia');
    assert.equal(await reloaded.withdraw(), false);
    const question = reloaded.$question.get();
    const { label, atMs } = question?.earlier ?? {};
    assert.deepEqual([question?.kind, label, atMs], ['lost', '96.4', 1_800_000_000_000]);
    reloaded.decline();
    assert.equal(withdrawals(), 1);
    assert.equal(await reloaded.withdraw(), false);
    assert.equal(await reloaded.withdraw(true), true);
    assert.deepEqual([withdrawals(), promoOf(reloaded).draw.length], [2, 7]);
  });

test('two tabs that withdraw together make one withdrawal', async () => {
  const [one, two] = [await filledFor('pia'), await filledFor('pia')];
  assert.deepEqual(await Promise.all([one.withdraw(), two.withdraw()]), [true, true]);
  assert.deepEqual([withdrawals(), promoOf(two).draw.length], [1, 7]);
});

test('an amount that has changed since the form opened is shown, and needs another press', async () => {
  const model = await filledFor('pia');
  const change = {
    call: 'invite',
    kind: 'rewrite',
    changes: [{ at: 'bean.promoData.rebate.0.usd', value: 900 }],
  } as const;
  stage.sandbox.setFault({
    ...change,
    changes: [...change.changes, { at: 'bean.promoData.rebate.0.state', value: 1 }],
  });
  assert.equal(await model.withdraw(), false);
  assert.deepEqual([model.$change.get(), withdrawals()], ['changed', 0]);
  // By now the server answers with the first amount again.
  assert.equal(await model.withdraw(), false);
  assert.equal(await model.withdraw(), true);
  assert.deepEqual([model.$change.get(), withdrawals()], [undefined, 1]);
});

test('an amount that another device has withdrawn cannot be withdrawn again', async () => {
  const model = await filledFor('pia');
  await stage.client.ask(cashOutDraw, { type: 1, bank: 'boc', account: '4111', name: 'Pia' }, 'pia');
  assert.equal(await model.withdraw(), false);
  assert.deepEqual([model.$change.get(), withdrawals()], ['gone', 1]);
});

test('after a withdrawal nothing can be withdrawn until fresh figures are loaded', async () => {
  const model = await filledFor('pia');
  stage.sandbox.setFault({ call: 'invite', kind: 'slow', ms: 0 });
  stage.sandbox.setFault({ call: 'invite', kind: 'http500' });
  assert.equal(await model.withdraw(), true);
  assert.ok(model.refreshing.$failure.get());
  assert.deepEqual([model.$isOld.get(), promoOf(model).draw.length], [true, 6]);
  await model.refresh();
  assert.deepEqual([model.$isOld.get(), promoOf(model).draw.length], [false, 7]);
  assert.equal(model.refreshing.$failure.get(), undefined);
});
