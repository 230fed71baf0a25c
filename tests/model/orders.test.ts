import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServerRefusal } from '#api/failures.ts';
import { isOutcomeUnknown } from '#app/send-at-most-once.ts';
import { dropOpenOrders } from '#order/order.ts';
import { readOpenOrder, readOpenOrders } from '#order/placed.ts';
import { href } from '#routes/href.ts';
import { buyersOn, kindAfter, VALID } from './support/buyers.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const { packagesOf, register } = buyersOn(stage);

test('an order with an address opens the gateway and is stored without the password', async () => {
  const model = await register('aliPay');
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  assert.match(stage.left[0] ?? '', /^http:\/\/localhost:\d+\/pay\//);
  const { key, mark, ...kept } = readOpenOrder(stage.nowMs) ?? {};
  assert.match(`${key} ${mark}`, /^[0-9a-f]{32} [0-9a-z]+$/);
  assert.deepEqual(kept, {
    productKey: 'vip-360',
    label: 'One year',
    level: 1,
    usd: 49.99,
    extraDays: 15,
    method: 'aliPay',
    atMs: stage.nowMs,
    account: 'wren@example.com',
    isNew: true,
    state: 'answered',
    before: { expire: 0, expireSVip: 0 },
    address: stage.left[0],
  });
  assert.doesNotMatch(JSON.stringify(localStorage), /wing-42/);
});

test('after a reply nothing more is sent until the buyer returns', async () => {
  const model = await register('aliPay');
  await model.pay('One year');
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  model.payment.reopen();
  assert.equal(await kindAfter(model, model.pay('One year')), 'again');
  assert.equal(await kindAfter(model, model.payment.payAgain()), 'sent');
  assert.equal(await kindAfter(model, model.payment.payAgain()), 'sent');
  assert.equal(stage.sandbox.calls('createRegOrder').length, 2);
});

test('a declined order says why, leaves nothing stored, and can be tried again', async () => {
  const model = await register('paypal');
  const paying = model.pay('One year');
  model.payment.prepare();
  assert.equal(await kindAfter(model, paying), 'idle');
  const failure = model.payment.paying.$failure.get();
  assert.ok(failure instanceof ServerRefusal);
  assert.equal(failure.text, 'The payment was declined. Please choose another payment method.');
  assert.equal(readOpenOrder(stage.nowMs), undefined);
  model.shop.$methodKey.set('creditCard');
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  assert.deepEqual(stage.left, [href('thanks', { locale: 'en' })]);
});

test('a declined order may have its words in two languages, as errors do', async () => {
  await stage.client.control('setting', { name: 'orderError', value: 'bilingual' });
  const model = await register('paypal');
  await model.pay('One year');
  const failure = model.payment.paying.$failure.get();
  assert.ok(failure instanceof ServerRefusal);
  assert.deepEqual(failure.text, {
    cn: '支付被拒绝，请换一种支付方式',
    en: 'The payment was declined. Please choose another payment method.',
  });
});

test('the account is requested before an order, so that earlier days never count as its payment', async () => {
  const model = await packagesOf('lin', 1, 'creditCard');
  model.pay('One year');
  while (stage.left.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const { account, before } = readOpenOrder(stage.nowMs) ?? {};
  assert.equal(account, 'lin@example.com');
  const calls = stage.sandbox.calls().map(({ name }) => name);
  assert.ok(calls.indexOf('info') < calls.indexOf('createRenewOrder'));
  // 200 days were left before, and the year adds 360 + 15 days.
  const token = await stage.client.token('lin');
  const { bean } = await stage.client.send('info', {}, token);
  assert.equal(Math.round(((bean as { expire: number }).expire - (before?.expire ?? 0)) / 86_400), 375);
});

for (const kind of ['lost', 'http500', 'brokenContract'] as const)
  test(`an order is stored before it is sent, and only a clear refusal removes it (${kind})`, async () => {
    const model = await register('aliPay');
    stage.sandbox.setFault({ call: 'createRegOrder', kind });
    assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
    assert.equal(readOpenOrder(stage.nowMs)?.state, 'unknown');
    assert.equal(await kindAfter(model, model.pay('One year')), 'again');
    const state = model.payment.$state.get();
    assert.equal(state.kind === 'again' && state.earlier.state, 'unknown');
    assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
    // Another e-mail address is another buyer, who is not asked.
    model.payment.reopen();
    model.$values.set({ ...VALID, email: 'tern@example.com', emailAgain: 'tern@example.com' });
    stage.sandbox.setFault({ call: 'createRegOrder', kind: 'refuse' });
    await model.pay('One year');
    assert.equal(stage.sandbox.calls('createRegOrder').length, 2);
    assert.deepEqual(
      readOpenOrders(stage.nowMs).map(({ account }) => account),
      ['wren@example.com'],
    );
  });

for (const status of [403, 405, 413, 429, 431])
  test(`an order that was turned away (${status}) was not placed: everything stays, and the next press orders`, async () => {
    const model = await register('aliPay');
    const typed = structuredClone(model.$values.get());
    stage.sandbox.setFault({ call: 'createRegOrder', kind: 'status', status });
    assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
    assert.equal(isOutcomeUnknown(model.payment.paying.$failure.get()), false);
    assert.deepEqual([readOpenOrders(stage.nowMs), model.payment.$state.get().kind], [[], 'idle']);
    assert.deepEqual(model.$values.get(), typed);
    assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
    assert.equal(stage.sandbox.calls('createRegOrder').length, 2);
  });

for (const status of [408, 500, 502, 503])
  test(`an order that was answered ${status} may be placed: the next press asks`, async () => {
    const model = await register('aliPay');
    stage.sandbox.setFault({ call: 'createRegOrder', kind: 'status', status });
    assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
    assert.equal(isOutcomeUnknown(model.payment.paying.$failure.get()), true);
    assert.equal(await kindAfter(model, model.pay('One year')), 'again');
  });

test('an order that was turned away when it was sent again leaves the first one, whose answer was lost', async () => {
  stage.sendsKeys = true;
  const model = await register('aliPay');
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'lost' });
  await model.pay('One year');
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'status', status: 429 });
  assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
  assert.equal(readOpenOrder(stage.nowMs)?.state, 'unknown');
});

test('an order that has arrived in another tab stays finished if its own answer is lost', async () => {
  const model = await register('aliPay');
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'lost' });
  const paying = model.pay('One year');
  while (readOpenOrders(stage.nowMs).length === 0) await new Promise(setImmediate);
  dropOpenOrders('wren@example.com', stage.nowMs);
  assert.equal(await kindAfter(model, paying), 'idle');
  assert.deepEqual(readOpenOrders(stage.nowMs), []);
});

test('paying waits a second and a half for a slow account call, and then orders without it', async () => {
  const model = await packagesOf('lin', 1, 'creditCard');
  stage.sandbox.setFault({ call: 'info', kind: 'slow', ms: 60_000 });
  const startedAt = performance.now();
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  const tookMs = performance.now() - startedAt;
  assert.ok(tookMs >= 1400 && tookMs < 10_000, `${tookMs} ms`);
  assert.deepEqual(
    readOpenOrders(stage.nowMs).map(({ account, before, state }) => ({ account, before, state })),
    [{ account: '', before: null, state: 'answered' }],
  );
});

test('ends that are older than a minute are requested again before the next order', async () => {
  const model = await packagesOf('lin', 1, 'creditCard');
  await model.pay('One year');
  const first = readOpenOrder(stage.nowMs)?.before?.expire ?? 0;
  model.payment.reopen();
  stage.nowMs += 60_000;
  await model.pay('One year');
  await model.payment.payAgain();
  assert.equal(((readOpenOrder(stage.nowMs)?.before?.expire ?? 0) - first) / 86_400, 375);
});

test('the order has what was on the screen when Pay was pressed, whatever is chosen later', async () => {
  const model = await packagesOf('lin', 2, 'creditCard');
  model.shop.chooseProduct('svip-360');
  model.$isUpgrade.set(true);
  stage.sandbox.setFault({ call: 'info', kind: 'slow', ms: 60_000 });
  const paying = model.pay('A year of Premium');
  model.shop.chooseProduct('svip-30');
  assert.equal(model.$isUpgrade.get(), false);
  assert.equal(await kindAfter(model, paying), 'sent');
  const { productId, upgrade } = Object(stage.sandbox.calls('createRenewOrder')[0]?.payload);
  assert.deepEqual({ productId, upgrade }, { productId: 'svip-360', upgrade: true });
  assert.equal(readOpenOrder(stage.nowMs)?.usd, 112.8);
});

test('a visitor registers with what was in the form when Pay was pressed', async () => {
  const model = await register('aliPay');
  const paying = model.pay('One year');
  model.$values.set({ ...VALID, email: 'tern@example.com', password: 'typed-later' });
  assert.equal(await kindAfter(model, paying), 'sent');
  const { account, password } = Object(stage.sandbox.calls('createRegOrder')[0]?.payload);
  assert.deepEqual([account, password], [VALID.email, VALID.password]);
  assert.equal(readOpenOrder(stage.nowMs)?.account, VALID.email);
});

test('a second press while an order is under way changes nothing about it', async () => {
  const model = await register('paypal');
  const first = model.pay('One year');
  while (readOpenOrders(stage.nowMs).length === 0) await new Promise(setImmediate);
  assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
  assert.equal(await kindAfter(model, first), 'idle');
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  // The order was declined, so it must not stay open.
  assert.deepEqual(readOpenOrders(stage.nowMs), []);
});

test('a second tab asks about the order that the first is sending; a buyer with another address is not asked', async () => {
  const [first, second] = [await register('aliPay'), await register('aliPay')];
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'slow', ms: 60_000 });
  void first.pay('One year');
  const arrived = (): boolean => stage.sandbox.calls('createRegOrder').length > 0;
  for (let turn = 0; turn < 10_000 && !arrived(); turn++) await new Promise(setImmediate);
  assert.equal(await kindAfter(second, second.pay('One year')), 'again');
  const asked = second.payment.$state.get();
  assert.ok(asked.kind === 'again' && asked.isSending, 'the answer is not lost while the first tab waits for it');
  second.payment.reopen();
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  second.$values.set({ ...VALID, email: 'tern@example.com', emailAgain: 'tern@example.com' });
  assert.equal(await kindAfter(second, second.pay('One year')), 'sent');
});

test('a payment method that the site does not know takes the order under its own name', async () => {
  await stage.client.control('setting', { name: 'unknownMethod', value: true });
  const model = await packagesOf('lin', 1, 'Octopus');
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  const { payType, mId } = Object(stage.sandbox.calls('createRenewOrder')[0]?.payload);
  assert.deepEqual({ payType, mId }, { payType: 'Octopus', mId: 9 });
});
