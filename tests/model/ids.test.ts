import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ContractBroken, NetworkFailure } from '#api/failures.ts';
import type { Id } from '#contract/fields.ts';
import { createAccount, createReceipt } from '#features/account/account-model.ts';
import { createPackages } from '#features/checkout/packages-model.ts';
import type { PaymentBrowser } from '#features/checkout/pay/pay.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { createGuestThread } from '#features/tickets/guest/guest-thread.ts';
import type { UploadDependencies } from '#features/tickets/images/upload-queue.ts';
import { createTickets } from '#features/tickets/list/ticket-list.ts';
import { href } from '#routes/href.ts';
import { $session } from '#session/session.ts';
import { kindAfter } from './support/buyers.ts';
import { openTicket } from './support/open-ticket.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const { dependenciesOf } = stage;
const files: UploadDependencies = {
  prepare: (file) => Promise.resolve({ kind: 'ready', file }),
  upload: () => Promise.reject(new NetworkFailure({ kind: 'offline' })),
};

/** Leads to addresses of gateways. The wait for a late gateway does not keep the process from ending. */
const BROWSER: PaymentBrowser = {
  origin: 'http://localhost:4321',
  allowsLoopback: true,
  loadParts: async () => {},
  preparePage: () => Promise.reject(new Error('no page is expected')),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
};

/** A field of the last request that the site sent to a call. */
function lastSent(call: string, field: string): unknown {
  return Object(stage.sandbox.calls(call).at(-1)?.payload)[field];
}

/** The type of two ids, which must be the same id. */
function kindOfSame(answered: Id | undefined, sent: unknown): string {
  assert.equal(sent, answered);
  return typeof sent;
}

/** The dependencies of lin's models, at a server whose ids have this type. */
async function linWithIds(kind: 'number' | 'string') {
  await stage.client.control('setting', { name: 'ids', value: kind === 'number' ? 'number' : 'text' });
  return dependenciesOf('lin');
}

for (const kind of ['number', 'string'] as const) {
  test(`ids of the type ${kind} go back as they came`, async () => {
    const dependencies = await linWithIds(kind);
    const account = createAccount(dependencies);
    await account.load();
    const info = $session.get()?.userInfo;

    const device = info?.device[0]?.id ?? '';
    assert.equal(await account.unbind(device), true);
    assert.equal(kindOfSame(device, lastSent('deviceUnbind', 'id')), kind);

    const order = info?.pays[0]?.id ?? '';
    assert.equal(await createReceipt(dependencies, order).load(), true);
    assert.equal(kindOfSame(order, lastSent('orderReceipt', 'orderId')), kind);

    const packages = createPackages(dependencies, BROWSER, 1);
    await packages.shop.load({});
    packages.shop.$methodKey.set('aliPay');
    const product = packages.shop.$productKey.get() ?? undefined;
    assert.equal(await kindAfter(packages, packages.pay('A year')), 'sent');
    assert.equal(kindOfSame(product, lastSent('createRenewOrder', 'productId')), kind);

    const guest = createGuestThread(dependencies, files, 'guest-waiting', () => {});
    await guest.thread.load();
    guest.form.set('content', 'Hello?');
    assert.equal(await guest.form.send(), true);
    assert.equal(
      kindOfSame(guest.thread.current()?.subject ?? undefined, lastSent('ticketTouristAdd', 'subject')),
      kind,
    );
    assert.deepEqual(stage.sandbox.refusals(), []);
  });

  const asId = (text: string): Id => (kind === 'number' ? Number(text) : text);

  test(`with ids of the type ${kind}, a ticket from the list is loaded and answered by its id`, async () => {
    const dependencies = await linWithIds(kind);
    const list = createTickets(dependencies);
    await list.load();
    const listed = () => {
      const state = list.$state.get();
      return state.kind === 'ready' ? state.value[0]?.id : undefined;
    };
    const { thread, form } = openTicket(dependencies, files, String(listed()), () => {});
    await thread.load();
    assert.equal(kindOfSame(listed(), lastSent('ticketView', 'id')), kind);
    form.set('content', 'Thanks');
    assert.equal(await form.send(), true);
    assert.equal(kindOfSame(listed(), lastSent('ticketAdd', 'subject')), kind);
    // The tab knew the type of the ids, so the list was requested only once, for itself.
    assert.equal(stage.sandbox.calls('ticket').length, 1);
    assert.deepEqual(stage.sandbox.refusals(), []);
  });

  test(`with ids of the type ${kind}, the links of mails request the list once`, async () => {
    const dependencies = await linWithIds(kind);
    const first = openTicket(dependencies, files, '102', () => {});
    assert.equal(await first.thread.load(), true);
    const second = openTicket(dependencies, files, '103', () => {});
    assert.equal(await second.thread.load(), true);
    const viewed = stage.sandbox.calls('ticketView').map(({ payload }) => payload);
    assert.deepEqual(viewed, [{ id: asId('102') }, { id: asId('103') }]);
    assert.equal(stage.sandbox.calls('ticket').length, 1);
    assert.deepEqual(stage.sandbox.refusals(), []);
  });

  test(`with ids of the type ${kind}, a new ticket opens without requesting the list`, async () => {
    const dependencies = await linWithIds(kind);
    const form = createNewTicket(dependencies, files);
    await form.restore();
    form.chooseType({ type: '4', subType: '' }, '');
    form.set('title', 'New');
    form.set('content', 'Please help');
    assert.equal(await form.send(), true);
    assert.deepEqual(stage.left, [href('ticketContent', { locale: 'en', params: { id: '10000' } })]);
    assert.equal(await openTicket(dependencies, files, '10000', () => {}).thread.load(), true);
    assert.equal(lastSent('ticketView', 'id'), asId('10000'));
    assert.equal(stage.sandbox.calls('ticket').length, 0);
    assert.deepEqual(stage.sandbox.refusals(), []);
  });
}

test("a ticket's id that can only be a text requests no list, and an unknown ticket is refused", async () => {
  const dependencies = await dependenciesOf('lin');
  for (const id of ['T-9', '009', '9007199254740993']) {
    const { thread } = openTicket(dependencies, files, id, () => {});
    assert.equal(await thread.load(), false);
    assert.equal(lastSent('ticketView', 'id'), id);
  }
  assert.equal(stage.sandbox.calls('ticket').length, 0);
});

test('the sandbox refuses an id of the wrong type, in both modes', async () => {
  const token = await stage.client.token('lin');
  const codeOf = async (id: Id) => (await stage.client.send('ticketView', { id }, token)).code;
  assert.deepEqual([await codeOf('102'), await codeOf(102)], [200, 400]);
  await stage.client.control('setting', { name: 'ids', value: 'number' });
  assert.deepEqual([await codeOf('102'), await codeOf(102)], [400, 200]);
});

test("a guest's ticket without an id can be read, and a reply to it fails and stays", async () => {
  const changes = [{ at: 'bean.info.subject' }];
  stage.sandbox.setFault({ call: 'ticketTouristView', kind: 'rewrite', changes });
  const { thread, form } = createGuestThread(await dependenciesOf(), files, 'guest-waiting', () => {});
  assert.equal(await thread.load(), true);
  form.set('content', 'Hello?');
  assert.equal(await form.send(), false);
  assert.ok(form.sending.$failure.get() instanceof ContractBroken);
  assert.equal(form.$values.get().content, 'Hello?');
  assert.equal(stage.sandbox.calls('ticketTouristAdd').length, 0);
});
