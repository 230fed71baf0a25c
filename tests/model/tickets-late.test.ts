import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dependencies } from '#app/dependencies.ts';
import { createTickets, latenessOf } from '#features/tickets/list/ticket-list.ts';
import { awaitedAnswer } from '#features/tickets/thread/thread.ts';
import { filesOn } from './support/files.ts';
import { openTicket } from './support/open-ticket.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
const { dependenciesOf } = stage;
const files = filesOn(stage);

test('of the sandbox’s waiting tickets one can still be answered in time, and one is late', async () => {
  for (const [person, id, isLate] of [
    ['lin', '102', false],
    ['tia', '1605', true],
  ] as const) {
    const { thread } = openTicket(await dependenciesOf(person), files, id, () => {});
    await thread.load();
    const shown = thread.current();
    assert.equal(shown && awaitedAnswer(shown, Date.now() / 1000)?.isLate, isLate);
  }
});

test('the list says the same about a waiting ticket as the ticket does, once this device knows the newest message', async () => {
  const listed = async (dependencies: Dependencies, id: string) => {
    const model = createTickets(dependencies);
    await model.load();
    const state = model.$state.get();
    const row = state.kind === 'ready' && state.value.find((ticket) => String(ticket.id) === id);
    return row && latenessOf(row, Date.now() / 1000);
  };
  for (const [person, id, before, after] of [
    ['lin', '102', undefined, undefined],
    ['tia', '1605', 'perhapsLate', 'late'],
  ] as const) {
    const dependencies = await dependenciesOf(person);
    assert.equal(await listed(dependencies, id), before);
    const { thread, form } = openTicket(dependencies, files, id, () => {});
    await thread.load();
    assert.equal(await listed(dependencies, id), after);
    form.set('content', 'Is anybody there?');
    assert.equal(await form.send(), true);
    await thread.refresh();
    assert.equal(await listed(dependencies, id), undefined);
  }
});

test('the list only says that a ticket may be late if its newest message came after the member last opened it', () => {
  const row = { state: 0, date: 1000, seenDate: 5000, isFromAgent: true };
  assert.equal(latenessOf(row, 5000 + 7200), undefined);
  assert.equal(latenessOf(row, 5000 + 7201), 'perhapsLate');
  assert.equal(latenessOf({ ...row, state: 2 }, 99_999), undefined);
});
