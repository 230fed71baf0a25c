import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure, UnsafeAddress } from '#api/failures.ts';
import { findOrder, giveUp } from '#order/order.ts';
import { readOpenOrder } from '#order/placed.ts';
import { buyersOn, kindAfter } from './support/buyers.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const { register } = buyersOn(stage);

/** A clock that stands still. `strike` ends the wait that began last. */
function stoppedClock(): { wait(): Promise<void>; strike(): Promise<void> } {
  let last = Promise.withResolvers<void>();
  return {
    wait() {
      last = Promise.withResolvers<void>();
      return last.promise;
    },
    async strike() {
      last.resolve();
      await new Promise(setImmediate);
    },
  };
}

test('only a trial build follows a gateway without https', async () => {
  const model = await register('aliPay', { allowsLoopback: false });
  assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
  assert.ok(model.payment.paying.$failure.get() instanceof UnsafeAddress);
  assert.deepEqual(stage.left, []);
});

test('a payment page that leads to an unsafe address leaves no open order', async () => {
  const model = await register('unionPay', { preparePage: () => Promise.reject(new UnsafeAddress()) });
  assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
  assert.deepEqual([model.payment.$state.get().kind, readOpenOrder(stage.nowMs)], ['idle', undefined]);
});

test('a payment page is prepared with its HTML and then opened', async () => {
  const prepared: string[] = [];
  const model = await register('unionPay', {
    preparePage: async (html) => {
      prepared.push(html);
      return { kind: 'leaves', leave: () => stage.left.push('payment page') };
    },
  });
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  assert.match(prepared.join(), /<form id="pay_form"/);
  assert.deepEqual(stage.left, ['payment page']);
  assert.equal(model.payment.$state.get().kind, 'sent');
});

test('a payment page that needs a frame replaces the form', async () => {
  const page = { kind: 'frame', show: () => () => {} } as const;
  const model = await register('unionPay', { preparePage: async () => page });
  await model.pay('One year');
  assert.deepEqual(model.payment.$state.get(), { kind: 'page', page });
  assert.deepEqual(stage.left, []);
});

test('a gateway that does not open can be tried again without another order, or given up', async () => {
  const clock = stoppedClock();
  const model = await register('aliPay', { wait: clock.wait });
  await model.pay('One year');
  assert.equal(model.payment.$state.get().kind, 'sent');
  await clock.strike();
  assert.equal(model.payment.$state.get().kind, 'late');
  await model.payment.leaveAgain();
  assert.equal(model.payment.$state.get().kind, 'sent');
  assert.equal(stage.left.length, 2);
  assert.equal(stage.left[0], stage.left[1]);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  await clock.strike();
  const state = model.payment.$state.get();
  assert.ok(state.kind === 'late');
  giveUp(state.placed, stage.nowMs);
  model.payment.reopen();
  const { kind, placed } = findOrder(stage.nowMs) ?? {};
  assert.deepEqual([kind, placed?.address], ['notPaid', stage.left[0]]);
  // No order is open, so the form does not ask.
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
});

test('if the page after paying does not open, the form asks before another order', async () => {
  const clock = stoppedClock();
  const model = await register('creditCard', { wait: clock.wait });
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  await clock.strike();
  assert.equal(model.payment.$state.get().kind, 'idle');
  await model.pay('One year');
  assert.equal(model.payment.$state.get().kind, 'again');
});

test('if the code of a payment page does not load, the page stays for another try', async () => {
  let tries = 0;
  const model = await register('unionPay', {
    preparePage: async () => {
      tries += 1;
      if (tries === 1) throw new NetworkFailure({ kind: 'code' });
      return { kind: 'leaves', leave: () => stage.left.push('payment page') };
    },
  });
  assert.equal(await kindAfter(model, model.pay('One year')), 'late');
  assert.ok(model.payment.paying.$failure.get() instanceof NetworkFailure);
  await model.payment.leaveAgain();
  assert.deepEqual(stage.left, ['payment page']);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
});

test('a payment address without a host is stored and opened as an address of the site', async () => {
  const model = await register('aliPay');
  const changes = [{ at: 'bean.url', value: 'pay/7' }];
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'rewrite', changes });
  assert.equal(await kindAfter(model, model.pay('One year')), 'sent');
  const whole = 'http://localhost:4321/pay/7';
  assert.deepEqual([stage.left, readOpenOrder(stage.nowMs)?.address], [[whole], whole]);
});

for (const [leaves, method] of ['unionPay', 'aliPay'].entries())
  test(`a buyer who returns before the payment opens stays, and sees no late notice: ${method}`, async () => {
    const clock = stoppedClock();
    const model = await register(method, { wait: clock.wait });
    const paying = model.pay('One year');
    while (model.payment.$state.get().kind !== 'sent') await new Promise(setImmediate);
    model.payment.reopen();
    await clock.strike();
    await paying;
    assert.deepEqual([stage.left.length, model.payment.$state.get().kind], [leaves, 'idle']);
  });
