import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure } from '#api/failures.ts';
import type { Dependencies } from '#app/dependencies.ts';
import { createMemberDraft } from '#app/drafts.ts';
import { ticketAdd, ticketView } from '#contract/tickets.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { createGuestThread } from '#features/tickets/guest/guest-thread.ts';
import { createGuestTicket } from '#features/tickets/guest/guest-ticket.ts';
import type { UploadDependencies } from '#features/tickets/images/upload-queue.ts';
import { createTickets } from '#features/tickets/list/ticket-list.ts';
import { href } from '#routes/href.ts';
import { readGuestTickets } from '#stores/guest-tickets.ts';
import { openTicket } from './support/open-ticket.ts';
import { setStage } from './support/stage.ts';

const files: UploadDependencies = {
  prepare: (file) => Promise.resolve({ kind: 'ready', file }),
  upload: () => Promise.reject(new NetworkFailure({ kind: 'offline' })),
};
const stage = setStage();
const { dependenciesOf, left } = stage;

/** The stored unsent text of a member. */
function draftOf(dependencies: Dependencies, name: string): string | undefined {
  return createMemberDraft(dependencies, name).read()?.values.content;
}

test('a list that did not load says so, and loads at another try, newest first whatever the server’s order', async () => {
  const { send } = await dependenciesOf('lin');
  const reversed: typeof send = async (call, ...sent) => {
    const bean = await send(call, ...sent);
    return (Array.isArray(bean) ? bean.toReversed() : bean) as typeof bean;
  };
  const model = createTickets({ send: reversed });
  stage.sandbox.setFault({ call: 'ticket', kind: 'notJson' });
  assert.equal(await model.load(), false);
  assert.equal(model.$state.get().kind, 'failed');
  assert.equal(await model.load(), true);
  const state = model.$state.get();
  assert.ok(state.kind === 'ready');
  const dates = state.value.map(({ date }) => date);
  assert.equal(dates.length, 3);
  assert.deepEqual(
    dates,
    dates.toSorted((one, other) => other - one),
  );
});

test('a text sent before its member is known is stored, in case the session ends', async () => {
  const dependencies = await dependenciesOf('lin');
  const form = createNewTicket(dependencies, files);
  stage.sandbox.setFault({ call: 'info', kind: 'slow', ms: 200 });
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'logout' });
  const restoring = form.restore();
  form.chooseType({ type: '4', subType: '' }, '');
  form.set('title', 'Typed at once');
  form.set('content', 'And sent at once');
  assert.equal(await form.send(), false);
  assert.equal(stage.endings, 1);
  assert.equal(draftOf(dependencies, 'ticket'), 'And sent at once');
  await restoring;
});

test('a press waits until the address has filled in the topic', async () => {
  const form = createNewTicket(await dependenciesOf('lin'), files);
  const { promise: prefilled, resolve } = Promise.withResolvers<void>();
  const restoring = form.restore(async () => {
    await prefilled;
    form.chooseType({ type: '4', subType: '' }, '');
  });
  form.set('title', 'Typed at once');
  form.set('content', 'And sent at once');
  const sending = form.send();
  resolve();
  assert.equal(await sending, true);
  await restoring;
});

test('a member sends the chosen subtype and trimmed texts, and goes to the thread', async () => {
  const dependencies = await dependenciesOf('lin');
  const form = createNewTicket(dependencies, files);
  await form.restore();
  form.chooseType({ type: '3', subType: '34' }, 'Questions');
  assert.equal(form.$values.get().content, 'Questions');
  form.set('title', ' Slow ');
  form.set('content', 'Since Monday\n');
  assert.equal(await form.send(), true);
  assert.deepEqual(stage.sandbox.calls('ticketAdd').at(-1)?.payload, {
    type: 34,
    title: 'Slow',
    content: 'Since Monday',
    file: [],
  });
  assert.deepEqual(left, [href('ticketContent', { locale: 'en', params: { id: '10000' } })]);
  assert.equal(draftOf(dependencies, 'ticket'), undefined);
});

test('questions come and go with the type, but never replace what somebody wrote', async () => {
  const form = createNewTicket(await dependenciesOf('lin'), files);
  await form.restore();
  form.chooseType({ type: '3', subType: '' }, 'Questions');
  assert.equal(form.isDirty(), false);
  form.chooseType({ type: '4', subType: '' }, 'Questions');
  assert.equal(form.$values.get().content, '');
  form.set('content', 'Mine');
  form.chooseType({ type: '3', subType: '31' }, 'Questions');
  assert.equal(form.$values.get().content, 'Mine');
});

test('a new page gets its own unsent text back, and no other text', async () => {
  const dependencies = await dependenciesOf('lin');
  const first = openTicket(dependencies, files, '101', () => {}).form;
  await first.restore();
  first.set('content', 'Half a sentence');
  const second = openTicket(dependencies, files, '101', () => {}).form;
  await second.restore();
  assert.equal(second.$values.get().content, 'Half a sentence');
  assert.equal(second.$isRestored.get(), true);
  const other = openTicket(dependencies, files, '102', () => {}).form;
  await other.restore();
  assert.equal(other.$values.get().content, '');
});

test('on a shared computer each member sees only their own unsent text, and nobody loses it', async () => {
  const written = createNewTicket(await dependenciesOf('lin'), files);
  await written.restore();
  written.set('title', 'For support only');
  const strange = createNewTicket(await dependenciesOf('mei'), files);
  await strange.restore();
  assert.deepEqual([strange.$values.get().title, strange.$isRestored.get()], ['', false]);
  strange.set('title', 'Something else');
  const own = createNewTicket(await dependenciesOf('lin'), files);
  await own.restore();
  assert.deepEqual([own.$values.get().title, own.$isRestored.get()], ['For support only', true]);
});

test('while the member is unknown, no draft is shown or overwritten, and new text is stored later', async () => {
  const written = createNewTicket(await dependenciesOf('lin'), files);
  await written.restore();
  written.set('content', 'Kept');
  const form = createNewTicket(await dependenciesOf('lin'), files);
  stage.sandbox.setFault({ call: 'info', kind: 'drop' });
  await form.restore();
  form.set('title', 'Typed');
  assert.equal(form.$values.get().content, '');
  await form.restore();
  assert.deepEqual([form.$values.get().title, form.$values.get().content], ['Typed', 'Kept']);
  const next = createNewTicket(await dependenciesOf('lin'), files);
  await next.restore();
  assert.equal(next.$values.get().title, 'Typed');
});

for (const kind of ['http500', 'html', 'brokenContract', 'notJson', 'drop', 'logout', 'refuse'] as const) {
  test(`a reply that fails with ${kind} is stored, explained, and can be sent again`, async () => {
    let replied = 0;
    const dependencies = await dependenciesOf('lin');
    const { thread, form } = openTicket(dependencies, files, '102', () => replied++);
    await thread.load();
    await form.restore();
    form.set('content', 'Are you there?');
    stage.sandbox.setFault({ call: 'ticketAdd', kind });
    assert.equal(await form.send(), false);
    assert.ok(form.sending.$failure.get() instanceof Error);
    assert.equal(draftOf(dependencies, 'reply.102'), 'Are you there?');
    // If the connection broke, the server may still be working on the reply, so the writer is asked.
    if (kind === 'drop') assert.equal(await form.send(), false);
    assert.equal(await form.send(kind === 'drop'), true);
    assert.equal(replied, 1);
    const { messages } = await stage.client.ask(ticketView, { id: '102' }, 'lin');
    assert.equal(messages.filter(({ content }) => content === 'Are you there?').length, 1);
  });
}

test('a reply whose answer got lost has arrived, and another press only shows it', async () => {
  const { thread, form } = openTicket(await dependenciesOf('lin'), files, '102', () => {});
  await thread.load();
  form.set('content', 'Did it go out?');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
  assert.equal(await form.send(), false);
  assert.equal(await form.send(), true);
  assert.equal(stage.sandbox.calls('ticketAdd').length, 1);
});

test('two presses at once send one reply', async () => {
  const { thread, form } = openTicket(await dependenciesOf('lin'), files, '102', () => {});
  await thread.load();
  form.set('content', 'Once');
  assert.deepEqual(await Promise.all([form.send(), form.send()]), [true, false]);
  assert.equal(stage.sandbox.calls('ticketAdd').length, 1);
});

test("an agent's reply waits to be shown, and the member's own words do not", async () => {
  const { thread } = openTicket(await dependenciesOf('lin'), files, '102', () => {});
  await thread.load();
  await stage.client.ask(ticketAdd, { subject: '102', content: 'From my phone', file: [] }, 'lin');
  await thread.poll();
  assert.deepEqual([thread.current()?.messages.length, thread.$newCount.get()], [2, 0]);
  await stage.client.control('agent-reply', { ticket: '102', content: 'Seen' });
  await thread.poll();
  assert.deepEqual([thread.current()?.messages.length, thread.$newCount.get()], [2, 1]);
  thread.showNew();
  assert.deepEqual([thread.current()?.messages.length, thread.$newCount.get()], [3, 0]);
});

test('an answer that a newer one has overtaken changes nothing', async () => {
  const dependencies = await dependenciesOf('lin');
  let release = (): void => {};
  let held: Promise<void> | undefined;
  const { thread } = openTicket(
    {
      ...dependencies,
      async send(name, payload, options) {
        const wait = held;
        held = undefined;
        const bean = await dependencies.send(name, payload, options);
        await wait;
        return bean;
      },
    },
    files,
    '102',
    () => {},
  );
  await thread.load();
  await stage.client.control('agent-reply', { ticket: '102', content: 'Seen' });
  held = new Promise((resolve) => {
    release = resolve;
  });
  const looking = thread.poll();
  await thread.refresh();
  release();
  await looking;
  assert.deepEqual([thread.current()?.messages.length, thread.$newCount.get()], [2, 0]);
});

test('a failed look for replies says nothing and leaves what is shown', async () => {
  const { thread } = openTicket(await dependenciesOf('lin'), files, '102', () => {});
  await thread.load();
  stage.sandbox.setFault({ call: 'ticketView', kind: 'drop' });
  await thread.poll();
  assert.equal(thread.$state.get().kind, 'ready');
});

test('a guest opens a ticket, keeps its link on this device, and replies to its subject', async () => {
  const dependencies = await dependenciesOf();
  const form = createGuestTicket(dependencies, files);
  await form.restore();
  form.set('email', 'guest@new.example ');
  form.chooseType({ type: '6', subType: '' }, '');
  form.set('title', 'Which file?');
  form.set('content', 'For an old phone');
  assert.equal(await form.send(), true);
  const [opened] = readGuestTickets();
  assert.deepEqual(left, [href('touristTicket', { locale: 'en', query: { key: opened?.key } })]);
  assert.deepEqual([opened?.title, opened?.atMs], ['Which file?', 1_800_000_000_000]);
  const { thread, form: reply } = createGuestThread(dependencies, files, opened?.key ?? '', () => {});
  await thread.load();
  reply.set('content', 'Android 7');
  assert.equal(await reply.send(), true);
  const sent = stage.sandbox.calls('ticketTouristAdd').at(-1)?.payload;
  assert.deepEqual(sent, { subject: thread.current()?.subject, content: 'Android 7', file: [] });
});

test('a guest without a valid address sends nothing', async () => {
  const form = createGuestTicket(await dependenciesOf(), files);
  await form.restore();
  form.set('email', 'guest@nowhere');
  form.chooseType({ type: '1', subType: '' }, '');
  form.set('title', 'x');
  form.set('content', 'y');
  assert.equal(await form.send(), false);
  assert.deepEqual(form.$problems.get(), { email: 'emailInvalid' });
  form.set('email', 'guest@nowhere.');
  assert.equal(form.$problems.get().email, 'emailInvalid');
  form.set('email', 'guest@new.example');
  assert.equal(form.$problems.get().email, undefined);
  assert.equal(stage.sandbox.calls('ticketTouristAdd').length, 0);
});

test('a failed image stops the sending until it is retried or removed', async () => {
  const { thread, form } = openTicket(await dependenciesOf('lin'), files, '102', () => {});
  await thread.load();
  await form.restore();
  form.set('content', 'With a picture');
  form.queue.add([new File(['GIF89a'], 'x.gif')]);
  assert.equal(await form.send(), false);
  assert.equal(form.$hasFailedFiles.get(), true);
  form.queue.remove(form.queue.$items.get()[0]?.id ?? 0);
  assert.equal(form.$hasFailedFiles.get(), false);
  assert.equal(await form.send(), true);
});
