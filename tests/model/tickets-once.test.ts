import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Send } from '#api/client.ts';
import { NetworkFailure, type NetworkReason } from '#api/failures.ts';
import { ticketAdd, ticketView } from '#contract/tickets.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { createGuestThread } from '#features/tickets/guest/guest-thread.ts';
import { createGuestTicket } from '#features/tickets/guest/guest-ticket.ts';
import type { UploadDependencies } from '#features/tickets/images/upload-queue.ts';
import { href } from '#routes/href.ts';
import { logOut } from '#session/log-out.ts';
import type { PersonName } from '../sandbox/seed/people.ts';
import { openTicket } from './support/open-ticket.ts';
import { setStage } from './support/stage.ts';

const files: UploadDependencies = {
  prepare: (file) => Promise.resolve({ kind: 'ready', file }),
  upload: () => Promise.reject(new Error('no image is sent here')),
};
const stage = setStage({ nowMs: Date.now() });

/** The form for a new ticket on a page that has just been opened, with the stored draft or with these words. */
async function ticketForm(who: PersonName | undefined, content?: string) {
  const dependencies = await stage.dependenciesOf(who);
  const form = who ? createNewTicket(dependencies, files) : createGuestTicket(dependencies, files);
  await form.restore();
  if (content === undefined) return form;
  form.chooseType({ type: '2', subType: '' }, '');
  form.set('email', 'guest@new.example');
  form.set('title', 'Dark mode');
  form.set('content', content);
  return form;
}

/** The form for a reply to lin's ticket 102 on a page that has just been opened. Sending fails with `reason`, if given. */
async function replyForm(content?: string, reason?: NetworkReason) {
  const dependencies = await stage.dependenciesOf('lin');
  const send: Send = (name, ...call) =>
    reason && name === 'ticketAdd' ? Promise.reject(new NetworkFailure(reason)) : dependencies.send(name, ...call);
  const { thread, form } = openTicket({ ...dependencies, send }, files, '102', () => {});
  await thread.load();
  await form.restore();
  if (content !== undefined) form.set('content', content);
  return form;
}

const sent = (): number => stage.sandbox.calls('ticketAdd').length;

test('a ticket whose answer was lost is found after a reload, and not opened twice', async () => {
  const first = await ticketForm('lin', 'Please');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
  assert.equal(await first.send(), false);
  const reloaded = await ticketForm('lin');
  assert.equal(reloaded.$values.get().content, 'Please');
  assert.equal(await reloaded.send(), true);
  assert.equal(sent(), 1);
  assert.deepEqual(stage.left, [href('ticketContent', { locale: 'en', params: { id: '10000' } })]);
  // Nothing is open any more, so the next ticket is simply sent.
  const next = await ticketForm('lin', 'Something else');
  assert.equal(await next.send(), true);
  assert.equal(sent(), 2);
});

test('a reply whose answer was lost is found after a reload, even among equal ones', async () => {
  await stage.client.ask(ticketAdd, { subject: '102', content: 'Any news?', file: [] }, 'lin');
  const first = await replyForm('Any news?');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
  assert.equal(await first.send(), false);
  const reloaded = await replyForm();
  assert.equal(await reloaded.send(), true);
  const { messages } = await stage.client.ask(ticketView, { id: '102' }, 'lin');
  assert.equal(messages.filter(({ content }) => content === 'Any news?').length, 2);
});

test('an attempt that the server answered with an error is repeated without a question', async () => {
  const first = await ticketForm('lin', 'Please');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'http500' });
  assert.equal(await first.send(), false);
  const reloaded = await ticketForm('lin');
  assert.equal(await reloaded.send(), true);
  assert.deepEqual([sent(), stage.left.length], [2, 1]);
});

for (const [about, reason] of [
  ['that took too long', { kind: 'timeout' }],
  ['whose connection broke, or whose page was left', { kind: 'unreachable' }],
  ['that a host in between gave up', { kind: 'status', status: 502 }],
] as const) {
  test(`an attempt ${about} may still be running, so for a minute its absence proves nothing`, async () => {
    const first = await replyForm('Slowly', reason);
    assert.equal(await first.send(), false);
    const reloaded = await replyForm();
    assert.equal(await reloaded.send(), false);
    assert.equal(reloaded.$question.get()?.kind, 'lost');
    stage.nowMs += 61_000;
    assert.equal(await reloaded.send(), true);
    assert.equal(sent(), 1);
  });
}

test('if nobody can say whether a ticket has arrived, its member is asked', async () => {
  const form = await ticketForm('lin', 'Please');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
  assert.equal(await form.send(), false);
  stage.sandbox.setFault({ call: 'ticket', kind: 'html' });
  assert.equal(await form.send(), false);
  assert.equal(form.$question.get()?.kind, 'lost');
  assert.equal(await form.send(), true);
  assert.equal(sent(), 1);
});

test('a guest’s ticket can’t be searched for, so the guest is asked and decides', async () => {
  const first = await ticketForm(undefined, 'Please');
  stage.sandbox.setFault({ call: 'ticketTouristAdd', kind: 'lost' });
  assert.equal(await first.send(), false);
  const reloaded = await ticketForm(undefined);
  assert.equal(await reloaded.send(), false);
  const question = reloaded.$question.get();
  assert.deepEqual([question?.kind, question?.earlier.label], ['lost', 'Dark mode']);
  reloaded.decline();
  assert.equal(reloaded.$question.get(), undefined);
  assert.equal(await reloaded.send(true), true);
  assert.equal(stage.sandbox.calls('ticketTouristAdd').length, 2);
  // After a day the form no longer asks.
  const third = await ticketForm(undefined, 'Once more');
  stage.sandbox.setFault({ call: 'ticketTouristAdd', kind: 'lost' });
  assert.equal(await third.send(), false);
  stage.nowMs += 24 * 60 * 60 * 1000;
  assert.equal(await third.send(), true);
});

test('a guest’s reply is searched for by the key of the ticket', async () => {
  const form = await ticketForm(undefined, 'Please');
  assert.equal(await form.send(), true);
  const key = new URLSearchParams(stage.left[0]?.split('?')[1]).get('key') ?? '';
  for (const [press, isSent] of [
    [1, false],
    [2, true],
  ] as const) {
    const { thread, form: reply } = createGuestThread(await stage.dependenciesOf(), files, key, () => {});
    await thread.load();
    await reply.restore();
    if (press === 1) reply.set('content', 'Android 7');
    if (press === 1) stage.sandbox.setFault({ call: 'ticketTouristAdd', kind: 'lost' });
    assert.equal(await reply.send(), isSent);
  }
  assert.equal(stage.sandbox.calls('ticketTouristAdd').length, 2);
});

test('a text that changed after its first version arrived is asked about, and then sent', async () => {
  const form = await replyForm('First');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
  assert.equal(await form.send(), false);
  form.set('content', 'First, and a second thought');
  assert.equal(await form.send(), false);
  assert.equal(form.$question.get()?.kind, 'arrived');
  assert.equal(await form.send(true), true);
  assert.equal(sent(), 2);
});

test('a draft sent in two tabs at once is sent only once, and the other tab says so', async () => {
  const [one, two] = [await ticketForm('lin', 'Please'), await ticketForm('lin')];
  assert.deepEqual(await Promise.all([one.send(), two.send()]), [true, false]);
  assert.equal(two.$question.get()?.kind, 'sent');
  assert.equal(sent(), 1);
  // The first tab knows what it has sent, so it may send the same text again.
  one.chooseType({ type: '2', subType: '' }, '');
  one.set('title', 'Dark mode');
  one.set('content', 'Please');
  assert.equal(await one.send(), true);
});

test('a draft that another tab sent a while ago is asked about as well', async () => {
  const [one, two] = [await replyForm('Only once'), await replyForm()];
  assert.equal(await one.send(), true);
  stage.nowMs += 60_000;
  assert.equal(await two.send(), false);
  assert.equal(two.$question.get()?.kind, 'sent');
  // A page that is opened later shows the reply, so its form does not ask.
  assert.equal(await (await replyForm('Only once')).send(), true);
});

test('a refusal leaves nothing to ask about', async () => {
  const form = await ticketForm(undefined, 'Please');
  stage.sandbox.setFault({ call: 'ticketTouristAdd', kind: 'refuse' });
  assert.equal(await form.send(), false);
  assert.equal(await form.send(), true);
});

test('an attempt belongs to its account, waits for its member, and ends with the log-out', async () => {
  const form = await ticketForm('lin', 'Please');
  stage.sandbox.setFault({ call: 'ticketAdd', kind: 'lost' });
  assert.equal(await form.send(), false);
  const strange = await ticketForm('mei', 'Please');
  assert.equal(await strange.send(), true);
  assert.equal(sent(), 2);
  const own = await ticketForm('lin');
  assert.equal(await own.send(), true);
  assert.equal(sent(), 2);
  logOut();
  assert.deepEqual(
    Object.keys(localStorage).filter((key) => key.includes('attempt.')),
    [],
  );
});

test('a ticket pressed without a network was not sent, so nobody is asked about it', async () => {
  const form = await ticketForm('lin', 'Where is it?');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  stage.sandbox.setFault({ call: 'activityCheck', kind: 'drop' });
  assert.equal(await form.send(), false);
  Reflect.deleteProperty(navigator, 'onLine');
  const failure = form.sending.$failure.get();
  assert.deepEqual(failure instanceof NetworkFailure && failure.reason, { kind: 'offline' });
  assert.equal(sent(), 0);
  assert.equal(await form.send(), true);
  assert.equal(sent(), 1);
});
