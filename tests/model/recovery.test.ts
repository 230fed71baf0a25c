import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServerRefusal } from '#api/failures.ts';
import { createForgotPassword } from '#features/recovery/forgot-model.ts';
import { createResetPassword } from '#features/recovery/reset-model.ts';
import { href } from '#routes/href.ts';
import { takeNotice } from '#session/notice.ts';
import { localValues, sessionValues } from '#stores/storage.ts';
import { setStage } from './support/stage.ts';

const stage = setStage({ locale: 'tw', nowMs: 1_000_000 });

/** The model of a recovery whose code has been sent. */
async function withCodeSent() {
  const model = createForgotPassword(await stage.dependenciesOf());
  model.writeEmail(' lin@example.com ');
  await model.sendCode();
  assert.equal(model.$recovery.get().step, 'code');
  return model;
}

test('a refusal of the address is forgotten once the address changes', async () => {
  const model = createForgotPassword(await stage.dependenciesOf());
  model.writeEmail('nobody@example.com');
  await model.sendCode();
  assert.ok(model.sending.$failure.get() instanceof ServerRefusal);
  model.writeEmail('nobody@example.co');
  assert.equal(model.sending.$failure.get(), undefined);
  await model.sendLink();
  assert.ok(model.linking.$failure.get() instanceof ServerRefusal);
  model.writeEmail('nobody@example.com');
  assert.equal(model.linking.$failure.get(), undefined);
});

test('three steps lead to a password that signs in', async () => {
  const model = await withCodeSent();
  await model.typeCode('24681');
  assert.equal(stage.sandbox.calls('forgotCodeVerify').length, 0);
  await model.typeCode('246810');
  assert.deepEqual(stage.sandbox.calls('forgotCodeVerify').at(-1)?.payload, {
    email: 'lin@example.com',
    code: '246810',
  });
  assert.equal(model.$recovery.get().step, 'password');
  model.$passwords.set({ password: 'new-pass-1', repeated: 'new-pass-2' });
  await model.reset();
  assert.equal(stage.sandbox.calls('forgotReset').length, 0);
  model.$passwords.set({ password: 'new-pass-1', repeated: 'new-pass-1' });
  await model.reset();
  assert.deepEqual(stage.sandbox.calls('forgotReset').at(-1)?.payload, {
    email: 'lin@example.com',
    code: '246810',
    password: 'new-pass-1',
  });
  assert.deepEqual(stage.left, [href('login', { locale: 'tw' })]);
  assert.equal(takeNotice(['passwordReset']), 'passwordReset');
  assert.equal(sessionValues.get('recovery'), undefined);
  assert.equal((await stage.client.send('login', { account: 'lin@example.com', password: 'new-pass-1' })).code, 200);
});

test('digits typed while the code is being verified change nothing', async () => {
  const model = await withCodeSent();
  const verifying = model.typeCode('246810');
  await model.typeCode('111111');
  await verifying;
  assert.deepEqual([model.$recovery.get().step, model.$recovery.get().code], ['password', '246810']);
});

test('a new code must wait 60 seconds, the wait counts down, and nothing is sent meanwhile', async () => {
  const model = await withCodeSent();
  assert.equal(model.$wait.get(), 60);
  stage.nowMs += 59_500;
  model.tick();
  assert.equal(model.$wait.get(), 1);
  await model.sendCode();
  assert.equal(stage.sandbox.calls('forgotCode').length, 1);
  stage.nowMs += 500;
  model.tick();
  await model.sendCode();
  assert.equal(stage.sandbox.calls('forgotCode').length, 2);
  assert.equal(model.$wait.get(), 60);
});

test('the wait falls to 0 when the request fails, and the step stays', async () => {
  const model = createForgotPassword(await stage.dependenciesOf());
  model.writeEmail('nobody@example.com');
  await model.sendCode();
  assert.equal(model.$wait.get(), 0);
  assert.equal(model.$recovery.get().step, 'email');
  const failure = model.sending.$failure.get();
  assert.ok(failure instanceof ServerRefusal && failure.code === 12003);
});

test('step, address and wait survive a reload', async () => {
  await withCodeSent();
  stage.nowMs += 20_000;
  const again = createForgotPassword(await stage.dependenciesOf());
  again.resume();
  assert.deepEqual(again.$recovery.get(), {
    step: 'code',
    email: 'lin@example.com',
    code: '',
    startedAt: 1_000_000,
  });
  assert.equal(again.$wait.get(), 40);
  sessionValues.set('recovery', '{"step":"nowhere"}');
  localValues.set('draft.guest.recovery', '{"values":{"step":"nowhere"}}');
  const broken = createForgotPassword(await stage.dependenciesOf());
  broken.resume();
  assert.equal(broken.$recovery.get().step, 'email');
});

test('a closed tab finds the address, the step and the remaining wait again, but no digits', async () => {
  const model = await withCodeSent();
  await model.typeCode('246');
  stage.nowMs += 25_000;
  sessionValues.remove('recovery');
  const later = createForgotPassword(await stage.dependenciesOf());
  later.resume();
  assert.deepEqual(later.$recovery.get(), { step: 'code', email: 'lin@example.com', code: '', startedAt: 1_000_000 });
  assert.equal(later.$wait.get(), 35);
  assert.equal(later.$isRestored.get(), true);
  later.forget();
  assert.deepEqual([later.$recovery.get().step, later.$recovery.get().email], ['email', '']);
  const afterwards = createForgotPassword(await stage.dependenciesOf());
  afterwards.resume();
  assert.equal(afterwards.$recovery.get().step, 'email');
});

test('a closed tab asks for the code again, and an address typed meanwhile begins anew', async () => {
  const model = await withCodeSent();
  await model.typeCode('246810');
  sessionValues.remove('recovery');
  const later = createForgotPassword(await stage.dependenciesOf());
  later.resume();
  assert.deepEqual([later.$recovery.get().step, later.$recovery.get().code], ['code', '']);
  const typed = createForgotPassword(await stage.dependenciesOf());
  typed.writeEmail('mei@example.com');
  typed.resume();
  assert.deepEqual([typed.$recovery.get().step, typed.$recovery.get().email], ['email', 'mei@example.com']);
});

test('a wrong code empties the field, and the fifth one leads back to the first step (12011)', async () => {
  const model = await withCodeSent();
  for (let attempt = 1; attempt <= 4; attempt++) {
    await model.pasteCode('111 111');
    assert.equal(model.$wrongCode.get()?.code, 12010);
    assert.equal(model.$recovery.get().code, '');
    assert.equal(model.$recovery.get().step, 'code');
  }
  await model.pasteCode('111111');
  const failure = model.$restart.get();
  assert.ok(failure instanceof ServerRefusal && failure.code === 12011);
  assert.equal(model.$recovery.get().step, 'email');
});

test('an expired code leads back to the first step (12009), even from the last step', async () => {
  const model = await withCodeSent();
  await model.typeCode('246810');
  await stage.client.control('setting', { name: 'codeLifeSeconds', value: 0 });
  model.$passwords.set({ password: 'new-pass-1', repeated: 'new-pass-1' });
  await model.reset();
  const failure = model.$restart.get();
  assert.ok(failure instanceof ServerRefusal && failure.code === 12009);
  assert.equal(model.$recovery.get().step, 'email');
  assert.equal(model.$recovery.get().email, 'lin@example.com');
});

test('a code that could not be checked is kept and can be checked again', async () => {
  const model = await withCodeSent();
  stage.sandbox.setFault({ call: 'forgotCodeVerify', kind: 'http500' });
  await model.typeCode('246810');
  assert.equal(model.$recovery.get().code, '246810');
  assert.ok(model.verifying.$failure.get());
  await model.verify();
  assert.equal(model.$recovery.get().step, 'password');
});

test('a refused request for another code leads back to the first step as well', async () => {
  for (const [code, ask] of [
    [12009, 'sendCode'],
    [12011, 'sendLink'],
  ] as const) {
    const model = await withCodeSent();
    stage.nowMs += 60_000;
    model.tick();
    stage.sandbox.setFault({ call: ask === 'sendCode' ? 'forgotCode' : 'forgot', kind: 'refuse', code });
    await model[ask]();
    assert.equal(model.$recovery.get().step, 'email');
    const failure = model.$restart.get();
    assert.ok(failure instanceof ServerRefusal && failure.code === code);
    assert.equal(model.$wait.get(), 0);
  }
});

test('an empty, short or non-numeric code says what is wrong, and nothing is sent', async () => {
  const model = await withCodeSent();
  await model.verify();
  assert.equal(model.$codeProblem.get(), 'empty');
  await model.typeCode('12');
  assert.equal(model.$codeProblem.get(), null);
  await model.verify();
  assert.equal(model.$codeProblem.get(), 'length');
  await model.typeCode('12x');
  assert.equal(model.$codeProblem.get(), 'numeric');
  assert.equal(stage.sandbox.calls('forgotCodeVerify').length, 0);
});

test('backspace takes the last digit, and letters are ignored', async () => {
  const model = await withCodeSent();
  await model.typeCode('12a3');
  assert.equal(model.$recovery.get().code, '123');
  await model.eraseCode();
  assert.equal(model.$recovery.get().code, '12');
});

test('a link is sent only to a valid address, and then the login opens', async () => {
  const model = createForgotPassword(await stage.dependenciesOf());
  model.writeEmail('lin@');
  await model.sendLink();
  assert.equal(model.$emailProblem.get(), 'emailInvalid');
  model.writeEmail('lin@example.com');
  await model.sendLink();
  assert.deepEqual(stage.sandbox.calls('forgot').at(-1)?.payload, { email: 'lin@example.com' });
  assert.deepEqual(stage.left, [href('login', { locale: 'tw' })]);
  assert.equal(takeNotice(['resetLinkSent']), 'resetLinkSent');
});

test('the page for a new password sends nothing without a key, and sends the key once', async () => {
  const model = createResetPassword(await stage.dependenciesOf());
  model.readLink();
  model.$passwords.set({ password: 'new-pass-1', repeated: 'new-pass-1' });
  await model.reset();
  assert.equal(stage.sandbox.calls('repass').length, 0);
  await stage.client.send('forgot', { email: 'lin@example.com' });
  const mails = await stage.client.read<{ link: string }[]>('outbox');
  const key = new URL(mails.at(-1)?.link ?? '').searchParams.get('key') ?? '';
  sessionValues.set('resetKey', key);
  model.readLink();
  await model.reset();
  assert.deepEqual(stage.sandbox.calls('repass').at(-1)?.payload, { key, password: 'new-pass-1' });
  assert.equal(sessionValues.get('resetKey'), undefined);
  assert.deepEqual(stage.left, [href('login', { locale: 'tw' })]);
});
