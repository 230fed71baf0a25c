import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { NetworkFailure, ServerRefusal, SessionEnded } from '#api/failures.ts';
import type { Id } from '#contract/fields.ts';
import { orderLevels } from '#domain/expiry.ts';
import { createAccount, createReceipt } from '#features/account/account-model.ts';
import { ordersCsv, reminderIcs } from '#features/account/exports/exports.ts';
import { queryOf, readView } from '#features/account/records/view.ts';
import { $session, askMember, keepUserInfo, offerEndsAtMs } from '#session/session.ts';
import { words } from '../browser/support/words.ts';
import type { PersonName } from '../sandbox/seed/people.ts';

process.env.TZ = 'Asia/Shanghai';

import { setStage } from './support/stage.ts';

const stage = setStage({ nowMs: Date.now() });
// Each call shows its progress at its own button, so no overlay covers the page, and no call leads to another page.
afterEach(() => assert.deepEqual([stage.overlays, stage.left], [0, []]));

async function accountOf(who: PersonName) {
  return createAccount(await stage.dependenciesOf(who));
}

function devices(): Id[] {
  return $session.get()?.userInfo?.device.map(({ id }) => id) ?? [];
}

test('the account loads the member’s data and keeps it for the other screens', async () => {
  const account = await accountOf('lin');
  assert.equal(await account.load(), true);
  const info = $session.get()?.userInfo;
  assert.equal(info?.account, 'lin@example.com');
  assert.deepEqual([info?.device.length, info?.pays.length], [3, 4]);
});

test('stored data stays on screen if the server does not answer, and another try works', async () => {
  const account = await accountOf('lin');
  await account.load();
  stage.sandbox.setFault({ call: 'info', kind: 'drop' });
  assert.equal(await account.load(), false);
  assert.ok(account.loading.$failure.get() instanceof NetworkFailure);
  assert.equal($session.get()?.userInfo?.account, 'lin@example.com');
  assert.equal(await account.load(), true);
  assert.equal(account.loading.$failure.get(), undefined);
});

test('removing a device frees one place, at the server as well', async () => {
  const account = await accountOf('mei');
  await account.load();
  const [first = ''] = devices();
  assert.equal(await account.unbind(first), true);
  assert.equal(devices().length, 6);
  assert.ok(!devices().includes(first));
  await account.load();
  assert.equal(devices().length, 6);
});

test('removing a device does not change the end of the new-user offer', async () => {
  const account = await accountOf('lin');
  await account.load();
  const info = $session.get()?.userInfo;
  assert.ok(info);
  keepUserInfo({ ...info, lastTime: 3600 }, Date.now() - 1_000_000);
  const before = offerEndsAtMs({ lastTime: 3600, keptAtMs: Date.now() - 1_000_000 });
  assert.equal(await account.unbind(devices()[0] ?? ''), true);
  const after = $session.get()?.userInfo;
  assert.ok(after);
  assert.ok(Math.abs(offerEndsAtMs(after) - before) < 50);
});

test('a device counts as removed even if the answer gets lost', async () => {
  const account = await accountOf('uma');
  await account.load();
  const [first = ''] = devices();
  stage.sandbox.setFault({ call: 'deviceUnbind', kind: 'lost' });
  assert.equal(await account.unbind(first), true);
  assert.equal(devices().length, 3);
});

test('a refused removal leaves the device and says why', async () => {
  const account = await accountOf('dev');
  await account.load();
  stage.sandbox.setFault({ call: 'deviceUnbind', kind: 'refuse' });
  assert.equal(await account.unbind(devices()[0] ?? ''), false);
  assert.equal(devices().length, 17);
  assert.ok(account.unbinding.$failure.get() instanceof ServerRefusal);
});

test('two presses on the button for removing call the server once', async () => {
  const account = await accountOf('nia');
  await account.load();
  const before = stage.sandbox.calls('deviceUnbind').length;
  const [first = ''] = devices();
  await Promise.all([account.unbind(first), account.unbind(first)]);
  assert.equal(stage.sandbox.calls('deviceUnbind').length - before, 1);
});

test('an answer from before a removal does not bring the device back, whichever part of the page has asked', async () => {
  const dependencies = await stage.dependenciesOf('bob');
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isHeld = false;
  const slow: typeof dependencies = {
    ...dependencies,
    async send(name, payload, options) {
      const bean = await dependencies.send(name, payload, options);
      if (isHeld && name === 'info') await arrival;
      return bean;
    },
  };
  const account = createAccount(slow);
  await account.load();
  const [first = ''] = devices();
  const asked = stage.sandbox.calls('info').length;
  isHeld = true;
  const late = account.load();
  const other = askMember(slow);
  while (stage.sandbox.calls('info').length < asked + 2) await new Promise(setImmediate);
  await account.unbind(first);
  arrive();
  assert.equal(await late, true);
  await other;
  assert.equal(devices().length, 1);
  assert.ok(!devices().includes(first));
});

test('an open page asks again after an end has passed, and when the member returns after a while', async () => {
  const account = await accountOf('bob');
  await account.load();
  const asked = () => stage.sandbox.calls('info').length;
  const before = asked();
  const start = stage.nowMs;
  stage.nowMs = start + 3_600_000;
  await account.follow(false);
  assert.equal(account.$nowSeconds.get(), Math.floor(stage.nowMs / 1000));
  stage.nowMs = start + 240_000;
  await account.follow(true);
  assert.equal(asked(), before);
  stage.nowMs = start + 320_000;
  await account.follow(true);
  assert.equal(asked(), before + 1);
  const info = $session.get()?.userInfo;
  assert.ok(info);
  keepUserInfo({ ...info, expire: Math.floor(start / 1000) + 600 });
  stage.nowMs = start + 640_000;
  await account.follow(false);
  assert.equal(asked(), before + 1);
  stage.nowMs = start + 661_000;
  await account.follow(false);
  assert.equal(asked(), before + 2);
  stage.sandbox.setFault({ call: 'info', kind: 'drop' });
  stage.nowMs = start + 9_000_000;
  await account.follow(true);
  assert.equal(account.loading.$failure.get(), undefined);
  assert.equal($session.get()?.userInfo?.account, 'bob@example.com');
});

test('refreshing counts the used data again and shows it', async () => {
  const account = await accountOf('tao');
  await account.load();
  const before = $session.get()?.userInfo?.trafficUse;
  assert.equal(await account.refreshTraffic(), '流量已刷新 · Data refreshed');
  assert.equal(before, 188_621);
  assert.equal($session.get()?.userInfo?.trafficUse, 189_901);
});

test('if the session ends during a removal, the account is not requested again', async () => {
  const account = await accountOf('yun');
  await account.load();
  stage.sandbox.setFault({ call: 'deviceUnbind', kind: 'logout' });
  const before = stage.sandbox.calls('info').length;
  assert.equal(await account.unbind(devices()[0] ?? ''), false);
  assert.ok(account.unbinding.$failure.get() instanceof SessionEnded);
  assert.equal(stage.endings, 1);
  assert.equal(stage.sandbox.calls('info').length, before);
});

test('a receipt is fetched by its order, and an unknown order is refused', async () => {
  const dependencies = await stage.dependenciesOf('mei');
  const account = createAccount(dependencies);
  await account.load();
  const receipt = createReceipt(dependencies, $session.get()?.userInfo?.pays[0]?.id ?? '');
  assert.equal(await receipt.load(), true);
  const state = receipt.$state.get();
  assert.ok(state.kind === 'ready');
  const { transactionId, account: name, convert, usd, deviceNum } = state.value;
  assert.deepEqual([transactionId, name, convert, usd, deviceNum], ['T-P004001', 'mei@example.com', 30, 99.99, 6]);
  const unknown = createReceipt(dependencies, 'P999999');
  assert.equal(await unknown.load(), false);
  const failed = unknown.$state.get();
  assert.ok(failed.kind === 'failed' && failed.failure instanceof ServerRefusal);
});

test('a member of level 2 sees level 2 first, and level 1 waiting below', () => {
  const one = { kind: 'date', at: 200 } as const;
  const two = { kind: 'daysLeft', days: 3, at: 100 } as const;
  const levels = orderLevels({ level: 2, one, two });
  assert.deepEqual(levels.main, { level: 2, end: two });
  assert.deepEqual(levels.other, { level: 1, end: one });
  assert.equal(levels.isOtherWaiting, true);
});

test('a running level 1 comes first, and without a running level the one that ended last', () => {
  const ended = (at: number) => ({ kind: 'expired', at }) as const;
  const never = { kind: 'notActivated' } as const;
  assert.equal(orderLevels({ level: 1, one: { kind: 'date', at: 9 }, two: ended(5) }).main.level, 1);
  assert.equal(orderLevels({ level: 0, one: ended(4), two: ended(5) }).main.level, 2);
  assert.equal(orderLevels({ level: 0, one: ended(6), two: ended(5) }).main.level, 1);
  assert.deepEqual(orderLevels({ level: 0, one: never, two: never }), {
    main: { level: 1, end: never },
    other: null,
    isOtherWaiting: false,
  });
});

test('the address has tab, page and receipt, and senseless values mean the first view', () => {
  assert.deepEqual(readView('?tab=orders&page=3&receipt=P1'), { tab: 'orders', page: 3, receipt: 'P1' });
  for (const search of ['', '?tab=rules&page=-1', '?page=1.5&receipt=', '?page=two'])
    assert.deepEqual(readView(search), { tab: 'devices', page: 1, receipt: undefined });
  assert.deepEqual(queryOf({ tab: 'devices', page: 1, receipt: undefined }), {
    tab: undefined,
    page: undefined,
    receipt: undefined,
  });
  assert.deepEqual(queryOf({ tab: 'orders', page: 2, receipt: 'P1' }), { tab: 'orders', page: '2', receipt: 'P1' });
});

test('orders are exported with dollars as plain numbers, and prices in yuan are divided by 6.88', () => {
  const order = { id: 'P1', name: 'VIP 30', days: 30, date: 1_735_689_600 };
  const csv = ordersCsv(
    [{ ...order, usd: 5.9 }, { ...order, price: 344 }, order],
    () => 'One month',
    words('en', 'account'),
  );
  assert.equal(
    csv,
    [
      '\uFEFFOrder number,Package,Days,Amount (USD),Date',
      'P1,One month,30,5.9,2025-01-01 08:00:00',
      'P1,One month,30,50,2025-01-01 08:00:00',
      'P1,One month,30,,2025-01-01 08:00:00',
      '',
    ].join('\r\n'),
  );
});

test('the reminder names the level, the moment and the address for renewing', () => {
  const reminder = {
    level: 2,
    at: 1_735_689_600,
    account: 'nia@example.com',
    nowSeconds: 0,
    address: 'https://x/',
  } as const;
  const ics = reminderIcs(reminder, words('en', 'account'));
  assert.match(ics, /^SUMMARY:Petrel: Premium \(SVIP\) expires\r$/m);
  assert.match(ics, /^DTSTART:20250101T000000Z\r$/m);
  assert.match(ics, /^UID:expiry-2-nia@example\.com\r$/m);
  assert.match(ics.replaceAll('\r\n ', ''), /Add days here: https:\/\/x\//);
});
