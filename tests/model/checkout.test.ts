import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure, ServerRefusal, UnsafeAddress } from '../../src/api/failures.ts';
import type { HandOff } from '../../src/features/checkout/order.ts';
import { createPackages } from '../../src/features/checkout/packages-model.ts';
import { createRegister, problemsOf } from '../../src/features/checkout/register-model.ts';
import { href } from '../../src/routes/href.ts';
import { keepPendingPayment, readPendingPayment, readPendingPayments } from '../../src/stores/pending-payment.ts';
import { localValues } from '../../src/stores/storage.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

const VALID = {
  email: 'wren@example.com',
  emailAgain: 'wren@example.com',
  password: 'wing-42',
  passwordAgain: 'wing-42',
};

/** A payment page opens at once, and nobody stays until it is late; whatever else waits does so in earnest. */
const handOff = (): HandOff => ({
  origin: 'http://localhost:4321',
  allowsLoopback: true,
  preparePage: async () => ({ kind: 'leaves', leave: () => stage.left.push('payment page') }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms === 1000 ? 0 : ms).unref()),
});

async function register(handedOff: HandOff = handOff()) {
  const model = createRegister(await stage.dependenciesOf(), {
    ...handedOff,
    readFingerprint: async () => 'web-test',
  });
  await model.shop.load({});
  model.$values.set(VALID);
  return model;
}

async function packagesOf(who: PersonName, level: 1 | 2 | 3) {
  const model = createPackages(await stage.dependenciesOf(who), handOff(), level);
  await model.shop.load({});
  return model;
}

test('each field of the account form has its own problem', () => {
  assert.deepEqual(problemsOf(VALID), {});
  assert.deepEqual(problemsOf({ ...VALID, email: 'wren', emailAgain: 'wren' }), { email: 'emailInvalid' });
  assert.deepEqual(problemsOf({ ...VALID, emailAgain: 'wrem@example.com' }), { emailAgain: 'emailMismatch' });
  assert.deepEqual(problemsOf({ ...VALID, password: 'five5', passwordAgain: 'five5' }), {
    password: 'passwordLength',
  });
  assert.deepEqual(problemsOf({ ...VALID, password: 'x'.repeat(19), passwordAgain: 'x'.repeat(19) }), {
    password: 'passwordLength',
  });
  assert.deepEqual(problemsOf({ ...VALID, passwordAgain: 'wing-43' }), { passwordAgain: 'passwordMismatch' });
  assert.deepEqual(problemsOf({ email: '', emailAgain: '', password: '', passwordAgain: '' }), {
    email: 'emailEmpty',
    emailAgain: 'emailEmpty',
    password: 'passwordEmpty',
    passwordAgain: 'passwordEmpty',
  });
});

test('what is missing is named in the order of the screen: package, account, method', async () => {
  const model = await register();
  model.$values.setKey('emailAgain', '');
  model.shop.$productKey.set(null);
  assert.equal(model.$missing.get(), 'product');
  model.shop.$productKey.set('vip-360');
  assert.equal(model.$missing.get(), 'account');
  model.$values.setKey('emailAgain', 'wren@example.com');
  assert.equal(model.$missing.get(), 'method');
  model.shop.$methodKey.set('aliPay');
  assert.equal(model.$missing.get(), null);
});

test('a taken address is not ready; a check that the network lost is no verdict', async () => {
  const model = await register();
  model.shop.$methodKey.set('aliPay');
  model.$values.set({ ...VALID, email: 'lin@example.com', emailAgain: 'lin@example.com' });
  await model.leaveField('email');
  assert.ok(model.$refusal.get() instanceof ServerRefusal);
  assert.equal(model.$missing.get(), 'account');
  model.$values.set(VALID);
  stage.sandbox.setFault({ call: 'regCheck', kind: 'http500' });
  await model.leaveField('email');
  assert.equal(model.$refusal.get(), undefined);
  assert.equal(model.$missing.get(), null);
});

test('an address that is changed while the first one is checked gets its own answer', async () => {
  const model = await register();
  model.$values.setKey('email', 'lin@example.com');
  const first = model.leaveField('email');
  while (stage.sandbox.calls('regCheck').length === 0) await new Promise(setImmediate);
  model.$values.setKey('email', VALID.email);
  const second = model.leaveField('email');
  await first;
  assert.equal(model.$refusal.get(), undefined);
  await second;
  assert.equal(model.$refusal.get(), undefined);
  assert.deepEqual(
    stage.sandbox.calls('regCheck').map(({ payload }) => payload),
    [{ account: 'lin@example.com' }, { account: VALID.email }],
  );
});

test('an order by address is followed and remembered without its password', async () => {
  const model = await register();
  model.shop.$methodKey.set('aliPay');
  assert.equal(await model.pay('One year'), true);
  assert.match(stage.left[0] ?? '', /^http:\/\/localhost:\d+\/pay\//);
  assert.deepEqual(readPendingPayment(stage.nowMs), {
    productKey: 'vip-360',
    label: 'One year',
    usd: 49.99,
    method: 'aliPay',
    atMs: stage.nowMs,
    account: 'wren@example.com',
    isAnswered: true,
    before: { expire: 0, expireSVip: 0 },
  });
  assert.doesNotMatch(JSON.stringify(localStorage), /wing-42/);
});

test('after a reply nothing more is sent until somebody comes back', async () => {
  const model = await register();
  model.shop.$methodKey.set('aliPay');
  await model.pay('One year');
  assert.equal(await model.pay('One year'), false);
  assert.equal(model.order.$state.get().kind, 'sent');
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  model.order.reopen();
  assert.equal(await model.pay('One year'), false);
  assert.equal(model.order.$state.get().kind, 'again');
  assert.equal(await model.order.payAgain(), true);
  assert.equal(await model.order.payAgain(), false);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 2);
});

test('the same package is asked about for 30 minutes, and not after', async () => {
  const model = await register();
  model.shop.$methodKey.set('aliPay');
  const pending = {
    productKey: 'vip-360',
    label: 'One year',
    usd: 49.99,
    method: 'aliPay',
    account: 'wren@example.com',
    isAnswered: true,
    before: { expire: 0, expireSVip: 0 },
  };
  keepPendingPayment({ ...pending, atMs: stage.nowMs - 29 * 60_000 });
  assert.equal(await model.pay('One year'), false);
  assert.equal(model.order.$state.get().kind, 'again');
  model.order.reopen();
  localValues.remove('pendingPayment');
  keepPendingPayment({ ...pending, atMs: stage.nowMs - 30 * 60_000 });
  assert.equal(await model.pay('One year'), true);
});

test('a declined order says why, leaves nothing behind and can be tried again', async () => {
  const model = await register();
  model.shop.$methodKey.set('paypal');
  assert.equal(await model.pay('One year'), false);
  const failure = model.order.submit.$failure.get();
  assert.ok(failure instanceof ServerRefusal);
  assert.equal(failure.text, 'The payment was declined. Please choose another payment method.');
  assert.equal(readPendingPayment(stage.nowMs), undefined);
  model.shop.$methodKey.set('creditCard');
  assert.equal(await model.pay('One year'), true);
  assert.deepEqual(stage.left, [href('thanks', { locale: 'en' })]);
});

test('a declined order whose words come in two languages, as errors do, is read like one', async () => {
  await stage.client.control('setting', { name: 'orderError', value: 'bilingual' });
  const model = await register();
  model.shop.$methodKey.set('paypal');
  await model.pay('One year');
  const failure = model.order.submit.$failure.get();
  assert.ok(failure instanceof ServerRefusal);
  assert.deepEqual(failure.text, {
    cn: '支付被拒绝，请换一种支付方式',
    en: 'The payment was declined. Please choose another payment method.',
  });
});

test('the server is asked about the buyer before the order is placed, so that what was there before is never taken for the payment', async () => {
  const model = await packagesOf('lin', 1);
  model.shop.$methodKey.set('creditCard');
  model.pay('One year');
  while (stage.left.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const { account, before } = readPendingPayment(stage.nowMs) ?? {};
  assert.equal(account, 'lin@example.com');
  const calls = stage.sandbox.calls().map(({ name }) => name);
  assert.ok(calls.indexOf('info') < calls.indexOf('createRenewOrder'));
  // 200 days are left before, and the year of 360 + 15 days comes on top.
  const token = await stage.client.token('lin');
  const { bean } = await stage.client.send('info', {}, token);
  assert.equal(Math.round(((bean as { expire: number }).expire - (before?.expire ?? 0)) / 86_400), 375);
});

test('a gateway without https is followed by a site that is tried out only', async () => {
  const model = await register({ ...handOff(), allowsLoopback: false });
  model.shop.$methodKey.set('aliPay');
  assert.equal(await model.pay('One year'), false);
  assert.ok(model.order.submit.$failure.get() instanceof UnsafeAddress);
  assert.deepEqual(stage.left, []);
});

test('a payment page is prepared with its HTML, and left for', async () => {
  const prepared: string[] = [];
  const model = await register({
    ...handOff(),
    preparePage: async (html) => {
      prepared.push(html);
      return { kind: 'leaves', leave: () => stage.left.push('payment page') };
    },
  });
  model.shop.$methodKey.set('unionPay');
  assert.equal(await model.pay('One year'), true);
  assert.match(prepared.join(), /<form id="pay_form"/);
  assert.deepEqual(stage.left, ['payment page']);
  assert.equal(model.order.$state.get().kind, 'sent');
});

test('a payment page that needs a frame takes the place of the form', async () => {
  const page = { kind: 'frame', show: () => () => {} } as const;
  const model = await register({ ...handOff(), preparePage: async () => page });
  model.shop.$methodKey.set('unionPay');
  await model.pay('One year');
  assert.deepEqual(model.order.$state.get(), { kind: 'page', page });
  assert.deepEqual(stage.left, []);
});

test('a gateway that does not open gives the button back, and is left for again without another order', async () => {
  let isLate = (): void => {};
  const model = await register({
    ...handOff(),
    wait: () =>
      new Promise((resolve) => {
        isLate = resolve;
      }),
  });
  model.shop.$methodKey.set('aliPay');
  await model.pay('One year');
  assert.equal(model.order.$state.get().kind, 'sent');
  isLate();
  await new Promise(setImmediate);
  assert.equal(model.order.$state.get().kind, 'late');
  await model.order.leaveAgain();
  assert.equal(model.order.$state.get().kind, 'sent');
  assert.equal(stage.left.length, 2);
  assert.equal(stage.left[0], stage.left[1]);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
});

test('who came back before the gateway was late is not told so', async () => {
  let isLate = (): void => {};
  const model = await register({
    ...handOff(),
    wait: () =>
      new Promise((resolve) => {
        isLate = resolve;
      }),
  });
  model.shop.$methodKey.set('aliPay');
  await model.pay('One year');
  model.order.reopen();
  isLate();
  await new Promise(setImmediate);
  assert.equal(model.order.$state.get().kind, 'open');
});

test('a payment page whose code does not come says so, and is kept for another try', async () => {
  let tries = 0;
  const model = await register({
    ...handOff(),
    preparePage: async () => {
      tries += 1;
      if (tries === 1) throw new NetworkFailure({ kind: 'code' });
      return { kind: 'leaves', leave: () => stage.left.push('payment page') };
    },
  });
  model.shop.$methodKey.set('unionPay');
  assert.equal(await model.pay('One year'), false);
  assert.ok(model.order.submit.$failure.get() instanceof NetworkFailure);
  await model.order.leaveAgain();
  assert.deepEqual(stage.left, ['payment page']);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
});

test('lin’s 200 days of level 1 take 17.19 dollars off a year of level 2', async () => {
  const model = await packagesOf('lin', 2);
  model.shop.$productKey.set('svip-360');
  assert.equal(model.$totalUsd.get(), 129.99);
  assert.equal(model.$credit.get()?.offsetUsd, 17.19);
  model.$isUpgrade.set(true);
  assert.equal(model.$totalUsd.get(), 112.8);
  model.shop.$productKey.set('svip-30');
  assert.equal(model.$isUpgrade.get(), false);
  assert.equal(model.$totalUsd.get(), 14.99);
});

test('leo’s 700 days are held by the server’s most days and by the price', async () => {
  const model = await packagesOf('leo', 2);
  model.shop.$productKey.set('svip-360');
  assert.equal(model.$credit.get()?.limitedBy, 'maxDays');
  // 365 days ÷ 4.2 at 129.99 ÷ 360 a day.
  assert.equal(model.$credit.get()?.offsetUsd, 31.38);
  model.shop.$productKey.set('svip-30');
  assert.equal(model.$credit.get()?.limitedBy, 'product');
  assert.equal(model.$credit.get()?.priceAfterUsd, 0);
});

test('a member who pays without a package or a method is told what is missing, and nothing is sent', async () => {
  const model = await packagesOf('lin', 1);
  assert.equal(model.$isTried.get(), false);
  assert.equal(await model.pay('One year'), false);
  assert.deepEqual([model.$isTried.get(), model.$missing.get()], [true, 'method']);
  model.shop.$productKey.set(null);
  assert.equal(await model.pay('One year'), false);
  assert.equal(model.$missing.get(), 'product');
  assert.equal(stage.sandbox.calls('createRenewOrder').length, 0);
});

test('a method that cannot pay at another level is no longer chosen there', async () => {
  const model = await register();
  model.shop.$methodKey.set('paypal');
  model.shop.showLevel(2);
  assert.equal(model.shop.$merchant.get(), null);
  assert.deepEqual(
    model.shop.$products.get().map(({ key }) => key),
    ['svip-30', 'svip-360'],
  );
});

test('an order is remembered before it is sent; a lost answer leaves it, a refusal does not', async () => {
  const model = await register();
  model.shop.$methodKey.set('aliPay');
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'lost' });
  assert.equal(await model.pay('One year'), false);
  assert.equal(readPendingPayment(stage.nowMs)?.isAnswered, false);
  assert.equal(await model.pay('One year'), false);
  const state = model.order.$state.get();
  assert.equal(state.kind === 'again' && state.earlier.isAnswered, false);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  // Another address is another buyer, who is not asked.
  model.order.reopen();
  model.$values.set({ ...VALID, email: 'tern@example.com', emailAgain: 'tern@example.com' });
  stage.sandbox.setFault({ call: 'createRegOrder', kind: 'refuse' });
  await model.pay('One year');
  assert.equal(stage.sandbox.calls('createRegOrder').length, 2);
  assert.deepEqual(
    readPendingPayments(stage.nowMs).map(({ account }) => account),
    ['wren@example.com'],
  );
});

test('paying waits a second and a half for a slow info, and then orders without it', async () => {
  const model = await packagesOf('lin', 1);
  model.shop.$methodKey.set('creditCard');
  stage.sandbox.setFault({ call: 'info', kind: 'slow', ms: 60_000 });
  const startedAt = performance.now();
  assert.equal(await model.pay('One year'), true);
  const tookMs = performance.now() - startedAt;
  assert.ok(tookMs >= 1400 && tookMs < 10_000, `${tookMs} ms`);
  assert.deepEqual(
    readPendingPayments(stage.nowMs).map(({ account, before, isAnswered }) => ({ account, before, isAnswered })),
    [{ account: '', before: null, isAnswered: true }],
  );
});

test('ends that are older than a minute are asked for again before the next order', async () => {
  const model = await packagesOf('lin', 1);
  model.shop.$methodKey.set('creditCard');
  await model.pay('One year');
  const first = readPendingPayment(stage.nowMs)?.before?.expire ?? 0;
  model.order.reopen();
  stage.nowMs += 60_000;
  await model.pay('One year');
  await model.order.payAgain();
  assert.equal(((readPendingPayment(stage.nowMs)?.before?.expire ?? 0) - first) / 86_400, 375);
});

test('what is ordered is what stood on the screen when Pay was pressed, whatever is chosen while it waits', async () => {
  const model = await packagesOf('lin', 2);
  model.shop.chooseProduct('svip-360');
  model.shop.$methodKey.set('creditCard');
  model.$isUpgrade.set(true);
  stage.sandbox.setFault({ call: 'info', kind: 'slow', ms: 60_000 });
  const paying = model.pay('A year of Premium');
  model.shop.chooseProduct('svip-30');
  assert.equal(model.$isUpgrade.get(), false);
  assert.equal(await paying, true);
  const payload = stage.sandbox.calls('createRenewOrder')[0]?.payload;
  const { productId, upgrade } = payload as { productId: string; upgrade: boolean };
  assert.deepEqual({ productId, upgrade }, { productId: 'svip-360', upgrade: true });
  assert.equal(readPendingPayment(stage.nowMs)?.usd, 112.8);
});

test('a second press while an order is under way changes nothing about it', async () => {
  const model = await register();
  model.shop.$methodKey.set('paypal');
  const first = model.pay('One year');
  while (readPendingPayments(stage.nowMs).length === 0) await new Promise(setImmediate);
  assert.deepEqual([await model.pay('One year'), await first], [false, false]);
  assert.equal(stage.sandbox.calls('createRegOrder').length, 1);
  // It was declined, so there is nothing to wait for.
  assert.deepEqual(readPendingPayments(stage.nowMs), []);
});

test('who comes back before the payment page has opened is not sent away again', async () => {
  let opens = (): void => {};
  const model = await register({
    ...handOff(),
    wait: () =>
      new Promise((resolve) => {
        opens = resolve;
      }),
  });
  model.shop.$methodKey.set('unionPay');
  const paying = model.pay('One year');
  while (model.order.$state.get().kind !== 'sent') await new Promise(setImmediate);
  model.order.reopen();
  opens();
  await paying;
  assert.deepEqual(stage.left, []);
  assert.equal(model.order.$state.get().kind, 'open');
});

test('two methods of one provider have the same id, and stay two methods', async () => {
  const dependencies = await stage.dependenciesOf('lin');
  const model = createPackages(
    {
      ...dependencies,
      send: (async (name: never, payload: never, options: never) => {
        const answer = await dependencies.send(name, payload, options);
        if (name !== 'skuList') return answer;
        const list = answer as { payArray: { id: unknown; name: string }[] };
        return { ...list, payArray: list.payArray.map((method) => ({ ...method, id: 3 })) };
      }) as typeof dependencies.send,
    },
    handOff(),
    1,
  );
  await model.shop.load({});
  const wechat = model.shop.$merchants.get().find(({ name }) => name === 'wechat');
  assert.ok(wechat);
  model.shop.chooseMethod(model.shop.keyOf(wechat));
  assert.equal(model.shop.$merchant.get()?.name, 'wechat');
  assert.equal(model.shop.$choice.get().method, 'wechat');
});
