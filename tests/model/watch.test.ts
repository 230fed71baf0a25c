import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Send } from '#api/client.ts';
import { $order, dismiss, findOrder, followOrder, giveUp, takeUp } from '#order/order.ts';
import { keepPlaced, type Placed, readOpenOrder } from '#order/placed.ts';
import { createWatch } from '#order/watch.ts';
import { $session } from '#session/session.ts';
import { sessionValues } from '#stores/storage.ts';
import { storagePrefix } from '../../brand/storage-prefix.ts';
import { PLACED } from './support/placed.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

/** A model whose pauses end at once. Each pause moves the clock, is recorded, and calls `onPause`. */
async function waiting(onPause: (pauses: readonly number[]) => void = () => {}) {
  const pauses: number[] = [];
  const model = createWatch(await stage.dependenciesOf('ann'), async (ms) => {
    pauses.push(ms);
    stage.nowMs += ms;
    onPause(pauses);
  });
  return { model, pauses };
}

function remember(before: Placed['before'], account = 'ann@example.com', state: Placed['state'] = 'answered'): void {
  keepPlaced({ ...PLACED, atMs: stage.nowMs - 60_000, account, state, before }, stage.nowMs);
}

/** The order that the member sees now. */
function order(): Placed {
  const placed = $order.get()?.placed;
  assert.ok(placed);
  return placed;
}

test('without a stored order the server is not asked', async () => {
  const { model } = await waiting();
  await model.watch(new AbortController().signal);
  assert.equal($order.get(), undefined);
  assert.equal(stage.sandbox.calls('info').length, 0);
});

test('without a session the watch says that the member must sign in', async () => {
  const { model } = await waiting();
  remember({ expire: 0, expireSVip: 0 });
  sessionValues.remove('token');
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.isSignedOut, true);
  assert.equal(stage.sandbox.calls('info').length, 0);
});

test('if the session ends, the watch stops asking and says that the member must sign in', async () => {
  const { model } = await waiting(() => sessionValues.remove('token'));
  remember({ expire: 0, expireSVip: 0 });
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.isSignedOut, true);
  assert.equal(stage.sandbox.calls('info').length, 1);
});

test('the watch asks with growing pauses for six minutes, and then the payment counts as late', async () => {
  const { model, pauses } = await waiting();
  remember({ expire: 0, expireSVip: 0 });
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'late');
  assert.equal(pauses[0], 3_000);
  assert.equal(pauses.at(-1), 45_000);
  assert.equal(
    pauses.reduce((sum, ms) => sum + ms, 0),
    360_000,
  );
  assert.equal(stage.sandbox.calls('info').length, 16);
});

test('a failed request is no answer, and the next one may be', async () => {
  const { model } = await waiting((pauses) => pauses.length === 2 && remember({ expire: 0, expireSVip: 0 }));
  remember({ expire: 0, expireSVip: 0 });
  stage.sandbox.setFault({ call: 'info', kind: 'http500', times: 3 });
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'late');
});

test('an end that is later than before shows that the payment has arrived', async () => {
  const { model } = await waiting();
  // ann never had a package. With an earlier end of -1, any end counts as later.
  remember({ expire: -1, expireSVip: 0 });
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'arrived');
  assert.equal(readOpenOrder(stage.nowMs), undefined);
});

test('an order of another member on the same device is not shown, and stays open for them', async () => {
  const { model } = await waiting();
  remember({ expire: -1, expireSVip: 0 }, 'wren@example.com');
  await model.watch(new AbortController().signal);
  assert.equal($order.get(), undefined);
  assert.equal(readOpenOrder(stage.nowMs)?.account, 'wren@example.com');
  remember({ expire: -1, expireSVip: 0 }, 'Ann@Example.com');
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'arrived');
});

test('leaving the page stops the requests', async () => {
  const stop = new AbortController();
  const { model, pauses } = await waiting(() => stop.abort());
  remember({ expire: 0, expireSVip: 0 });
  await model.watch(stop.signal);
  assert.equal(pauses.length, 1);
  assert.equal(stage.sandbox.calls('info').length, 1);
});

test('an order whose answer was lost stays unknown until a later end shows the payment', async () => {
  const { model, pauses } = await waiting();
  remember({ expire: 0, expireSVip: 0 }, 'ann@example.com', 'unknown');
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'unknown');
  assert.equal(pauses.length, 15);
  dismiss(order(), stage.nowMs);
  assert.equal(readOpenOrder(stage.nowMs), undefined);
  remember({ expire: -1, expireSVip: 0 }, 'ann@example.com', 'unknown');
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'arrived');
});

test('a hidden order stays hidden even if an earlier request is answered later', async () => {
  remember({ expire: 0, expireSVip: 0 }, 'ann@example.com', 'unknown');
  const dependencies = await stage.dependenciesOf('ann');
  const send = (async (...call: Parameters<Send>) => {
    const answer = await dependencies.send(...call);
    if (stage.sandbox.calls('info').length === 2) dismiss(order(), stage.nowMs);
    return answer;
  }) as Send;
  const model = createWatch({ ...dependencies, send }, async () => {});
  await model.watch(new AbortController().signal);
  assert.equal($order.get(), undefined);
  assert.equal(stage.sandbox.calls('info').length, 2);
});

test('without the earlier ends, only an end that grows during the watch shows a payment', async () => {
  const member = await stage.dependenciesOf('lin');
  const own = createWatch(member, async () => {});
  remember(null, 'lin@example.com');
  await own.watch(new AbortController().signal);
  // lin has 200 days, but they may be older than the order.
  assert.equal($order.get()?.kind, 'unknown');
});

test('a member’s own order is watched even if somebody else ordered later on this device', async () => {
  const { model } = await waiting();
  remember({ expire: -1, expireSVip: 0 });
  stage.nowMs += 1000;
  remember({ expire: 0, expireSVip: 0 }, 'wren@example.com');
  await model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'arrived');
  assert.equal(readOpenOrder(stage.nowMs)?.account, 'wren@example.com');
});

test('an arrived order is still known after a reload, and asks for nothing more', async () => {
  const { model } = await waiting();
  remember({ expire: -1, expireSVip: 0 });
  await model.watch(new AbortController().signal);
  assert.deepEqual(order().outcome, { kind: 'arrived', atMs: stage.nowMs, until: 0 });
  const asked = stage.sandbox.calls('info').length;
  await (await waiting()).model.watch(new AbortController().signal);
  assert.equal($order.get()?.kind, 'arrived');
  // One request remains, which tells who is asking.
  assert.equal(stage.sandbox.calls('info').length, asked + 1);
  assert.equal(findOrder(stage.nowMs + 86_400_000), undefined);
});

test('the six minutes begin when the buyer returns, and a reload does not restart them', async () => {
  const stop = new AbortController();
  const { model } = await waiting((pauses) => pauses.length === 3 && stop.abort());
  remember({ expire: 0, expireSVip: 0 });
  const backMs = stage.nowMs;
  await model.watch(stop.signal);
  assert.equal($order.get()?.kind, 'waiting');
  assert.equal(order().backMs, backMs);
  assert.equal(findOrder(backMs + 359_999)?.kind, 'waiting');
  assert.equal(findOrder(backMs + 360_000)?.kind, 'late');
  // The clock was an hour ahead when the order was stored, and is right now.
  assert.equal(findOrder(backMs - 3_600_000)?.kind, 'late');
  // A reload does not start the time again. Coming back from the gateway does, and so does the button to keep waiting.
  const again = new AbortController();
  again.abort();
  await model.watch(again.signal);
  assert.equal(order().backMs, backMs);
  assert.equal(order().isReturned, false);
  await model.watch(again.signal, 'payment');
  assert.deepEqual([order().backMs, order().isReturned], [stage.nowMs, true]);
  stage.nowMs += 1000;
  await model.watch(again.signal, 'wish');
  assert.deepEqual([order().backMs, order().isReturned], [stage.nowMs, false]);
});

test('an order that was given up is closed, and opens again if the buyer returns to its payment', async () => {
  const { model } = await waiting();
  remember({ expire: 0, expireSVip: 0 });
  await model.watch(new AbortController().signal);
  giveUp(order(), stage.nowMs);
  assert.equal($order.get()?.kind, 'notPaid');
  assert.equal(readOpenOrder(stage.nowMs), undefined);
  takeUp(order(), stage.nowMs);
  assert.equal($order.get()?.kind, 'late');
  assert.equal(readOpenOrder(stage.nowMs)?.account, 'ann@example.com');
});

test('an order that another tab sends is no longer shown as being sent if the browser refuses to wait for that tab', async () => {
  await stage.dependenciesOf('ann');
  const kinds: (string | undefined)[] = [];
  keepPlaced({ ...PLACED, atMs: Date.now(), account: 'ann@example.com', state: 'unknown', key: 'k' }, Date.now());
  const held = [{ name: `${storagePrefix}k` }];
  const locks = { query: async () => ({ held }), request: () => Promise.reject(new DOMException('', 'SecurityError')) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  $session.set({ ...$session.get(), userInfo: { account: 'ann@example.com' } } as ReturnType<typeof $session.get>);
  Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });
  const stop = followOrder((order) => kinds.push(order?.kind));
  await new Promise(setImmediate);
  stop();
  Reflect.deleteProperty(navigator, 'locks');
  assert.deepEqual(kinds.slice(-2), ['sending', 'unknown']);
});
