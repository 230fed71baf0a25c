import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure } from '#api/failures.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { readOpenOrder } from '#order/placed.ts';
import { href } from '#routes/href.ts';
import { buyersOn, kindAfter } from './support/buyers.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

const { packagesOf } = buyersOn(stage);

/** The model of the packages screen for a member who has chosen a payment method. */
const shopOf = (method = 'aliPay') => packagesOf('lin', 1, method);

/** The keys of all requests of a call, in their order. */
function keysOf(name: string): (string | undefined)[] {
  return stage.sandbox.calls(name).map(({ headers }) => headers['idempotency-key']);
}

const orders = async (): Promise<unknown[]> => stage.client.read('orders');

test('without the operator’s setting no call has a key', async () => {
  const shop = await shopOf();
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'sent');
  assert.deepEqual(keysOf('createRenewOrder'), [undefined]);
});

test('with keys, an order whose answer was lost is sent again without a question, and counts once', async () => {
  stage.sendsKeys = true;
  const before = (await orders()).length;
  const shop = await shopOf();
  stage.sandbox.setFault({ call: 'createRenewOrder', kind: 'lost' });
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  // A press without a network sends nothing and forgets nothing.
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  stage.sandbox.setFault({ call: 'activityCheck', kind: 'http500' });
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  Reflect.deleteProperty(navigator, 'onLine');
  // The key also survives a reload.
  const reloaded = await shopOf();
  assert.equal(await kindAfter(reloaded, reloaded.pay('A year')), 'sent');
  const [first, second] = keysOf('createRenewOrder');
  assert.match(first ?? '', /^"[0-9a-f]{32}"$/);
  assert.equal(second, first);
  assert.equal((await orders()).length, before + 1);
  assert.equal(stage.left.length, 1);
});

test('with keys, a declined repeat shows that the lost order does not exist either', async () => {
  stage.sendsKeys = true;
  const shop = await shopOf('paypal');
  stage.sandbox.setFault({ call: 'createRenewOrder', kind: 'lost' });
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  assert.deepEqual([keysOf('createRenewOrder').length, readOpenOrder(stage.nowMs)], [2, undefined]);
});

test('a second order after an answered one asks first, and has its own key', async () => {
  stage.sendsKeys = true;
  const shop = await shopOf();
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'sent');
  shop.payment.reopen();
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'again');
  assert.equal(await kindAfter(shop, shop.payment.payAgain()), 'sent');
  assert.equal(new Set(keysOf('createRenewOrder')).size, 2);
});

test('after a lost answer another method is another order and asks first, even with the same id', async () => {
  stage.sendsKeys = true;
  const shop = await shopOf();
  stage.sandbox.setFault({ call: 'createRenewOrder', kind: 'lost' });
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  stage.sandbox.setFault({ call: 'skuList', kind: 'rewrite', changes: [{ at: 'bean.payArray.1.id', value: 1 }] });
  const other = await shopOf('unionPay');
  assert.equal(await kindAfter(other, other.pay('A year')), 'again');
});

test('a key that the server refuses is given up, and the next press asks with another key', async () => {
  stage.sendsKeys = true;
  const shop = await shopOf();
  stage.sandbox.setFault({ call: 'createRenewOrder', kind: 'lost' });
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  // The source of the visit, which the call sends along, has changed meanwhile.
  sessionStorage.setItem('petrel.source', 'other');
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'idle');
  const failure = shop.payment.paying.$failure.get();
  assert.ok(failure instanceof NetworkFailure && failure.reason.kind === 'status' && failure.reason.status === 422);
  assert.equal(await kindAfter(shop, shop.pay('A year')), 'again');
  assert.equal(await kindAfter(shop, shop.payment.payAgain()), 'sent');
  const [first, second, third] = keysOf('createRenewOrder');
  assert.deepEqual([second === first, third === first], [true, false]);
});

test('with keys, a ticket is sent again without a search, and counts once', async () => {
  stage.sendsKeys = true;
  const files = { prepare: () => Promise.reject(), upload: () => Promise.reject() };
  for (const isLost of [true, false]) {
    const form = createNewTicket(await stage.dependenciesOf('lin'), files);
    await form.restore();
    form.chooseType({ type: '2', subType: '' }, '');
    form.set('title', 'Dark mode');
    form.set('content', 'Please');
    if (isLost) stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
    assert.equal(await form.send(), !isLost);
  }
  assert.equal(new Set(keysOf('ticketAdd')).size, 1);
  assert.deepEqual([keysOf('ticketAdd').length, stage.sandbox.calls('ticket').length], [2, 0]);
  assert.deepEqual(stage.left, [href('ticketContent', { locale: 'en', params: { id: '10000' } })]);
});

test('the sandbox refuses malformed keys, and keys whose call is still running', async () => {
  const token = await stage.client.token('lin');
  const reply = { subject: '102', content: 'Hello', file: [] };
  const post = (key: string) =>
    stage.client.post('/api/Website/ticketAdd', reply, { authorization: token, 'idempotency-key': key });
  assert.equal((await post('bare')).status, 400);
  const [first, second] = await Promise.all([post('"a"'), post('"a"')]);
  assert.deepEqual([first.status, [200, 409].includes(second.status)], [200, true]);
  assert.equal((await post('"a"')).status, 200);
});
