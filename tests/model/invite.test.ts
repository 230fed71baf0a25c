import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInvite } from '../../src/features/invite/model.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

/** The screen's model, loaded as that member. */
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

test('a withdrawal sends bank, holder and the card’s digits, and the new one is listed', async () => {
  const model = await inviteOf('pia');
  assert.equal(promoOf(model).draw.length, 6);
  model.write('bank', 'icbc');
  model.write('name', ' Pia Chen ');
  model.write('card', '6222 0212 3456 7890');
  assert.equal(await model.withdraw(), true);
  assert.deepEqual(stage.sandbox.calls('cashOutDraw').at(-1)?.payload, {
    type: 1,
    bank: 'icbc',
    account: '6222021234567890',
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
    const model = await inviteOf(who);
    model.write('bank', 'boc');
    model.write('name', 'Pol');
    model.write('card', '4111111111111111');
    assert.equal(await model.withdraw(), false);
  }
  assert.equal(stage.sandbox.calls('cashOutDraw').length, 0);
});

test('a failed withdrawal keeps what was typed', async () => {
  const model = await inviteOf('pia');
  model.write('bank', 'abc');
  model.write('name', 'Pia');
  model.write('card', '4111 1111 1111 1111');
  stage.sandbox.setFault({ call: 'cashOutDraw', kind: 'http500' });
  assert.equal(await model.withdraw(), false);
  assert.ok(model.withdrawing.$failure.get());
  assert.deepEqual(model.$values.get(), { bank: 'abc', name: 'Pia', card: '4111 1111 1111 1111' });
});
