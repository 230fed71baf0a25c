import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServerRefusal } from '#api/failures.ts';
import { problemsOf } from '#features/checkout/account/account-form.ts';
import { buyersOn, kindAfter, VALID } from './support/buyers.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const { packagesOf, register } = buyersOn(stage);

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

test('missing parts are named in the order of the screen: package, account, method', async () => {
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

test('a level without goods is empty once they have come; one that did not load, or that sells, is not', async () => {
  await stage.client.control('setting', { name: 'goods', value: 'none' });
  const empty = (await register()).shop;
  assert.equal(empty.$isEmpty.get(), true);
  await stage.client.control('setting', { name: 'goods', value: 'all' });
  await empty.load({});
  assert.equal(empty.$isEmpty.get(), false);
  stage.sandbox.setFault({ call: 'skuList', kind: 'http500', times: -1 });
  assert.equal((await register()).shop.$isEmpty.get(), false);
});

test('a registered e-mail address blocks the order, and a check that fails does not', async () => {
  const model = await register('aliPay');
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

test('a field that is being corrected shows no problem until it is left again', async () => {
  const model = await register();
  model.write('email', 'wren');
  await model.leaveField('email');
  assert.equal(model.$touched.get().email, true);
  model.write('email', 'wren@');
  assert.equal(model.$touched.get().email, false);
  await model.leaveField('email');
  assert.equal(model.$touched.get().email, true);
});

test('an e-mail address that changes during a check gets its own answer', async () => {
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

test('the server’s most days and the price limit the credit for leo’s 700 days', async () => {
  const model = await packagesOf('leo', 2);
  model.shop.$productKey.set('svip-360');
  assert.equal(model.$credit.get()?.limitedBy, 'maxDays');
  // 365 days ÷ 4.2 at 129.99 ÷ 360 a day.
  assert.equal(model.$credit.get()?.offsetUsd, 31.38);
  model.shop.$productKey.set('svip-30');
  assert.equal(model.$credit.get()?.limitedBy, 'product');
  assert.equal(model.$credit.get()?.priceAfterUsd, 0);
});

test('paying without a package or a method names what is missing, and sends nothing', async () => {
  const model = await packagesOf('lin', 1);
  assert.equal(model.$tried.get(), null);
  assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
  assert.deepEqual([model.$tried.get(), model.$missing.get()], ['method', 'method']);
  model.shop.$productKey.set(null);
  assert.equal(await kindAfter(model, model.pay('One year')), 'idle');
  assert.equal(model.$missing.get(), 'product');
  assert.equal(stage.sandbox.calls('createRenewOrder').length, 0);
});

test('a method that cannot pay at another level is no longer chosen there', async () => {
  const model = await register('paypal');
  model.shop.showLevel(2);
  assert.equal(model.shop.$merchant.get(), null);
  assert.deepEqual(
    model.shop.$products.get().map(({ key }) => key),
    ['svip-30', 'svip-360'],
  );
});

test('a level pressed before the products load is shown and stored, whatever the address named', async () => {
  const model = await register();
  const loading = model.shop.load({ product: 'vip-30', method: 'paypal' });
  model.shop.showLevel(2);
  await loading;
  assert.equal(model.shop.$level.get(), 2);
  assert.equal(model.shop.$productKey.get(), 'svip-360');
  assert.deepEqual(model.shop.$choice.get(), { level: 2, method: 'paypal' });
});

test('two methods that have the same id of one provider stay two methods', async () => {
  stage.sandbox.setFault({ call: 'skuList', kind: 'rewrite', changes: [{ at: 'bean.payArray.4.id', value: 1 }] });
  const model = await packagesOf('lin', 1);
  const wechat = model.shop.$merchants.get().find(({ name }) => name === 'wechat');
  assert.ok(wechat);
  model.shop.chooseMethod(model.shop.keyOf(wechat));
  assert.equal(model.shop.$merchant.get()?.name, 'wechat');
  assert.equal(model.shop.$choice.get().method, 'wechat');
});
