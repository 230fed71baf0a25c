import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure } from '../../src/api/failures.ts';
import { loadCode } from '../../src/api/load-code.ts';
import { findCall, RESOURCE_OF } from '../../src/contract/find-call.ts';
import * as contract from '../../src/contract/index.ts';
import { createTicketForm } from '../../src/features/tickets/form/ticket-form.ts';
import type { UploadDependencies } from '../../src/features/tickets/images/upload-queue.ts';
import { createGuestDraft } from '../../src/model/drafts.ts';

const files: UploadDependencies = {
  prepare: (file) => Promise.resolve({ kind: 'ready', file }),
  upload: () => Promise.reject(new Error('nothing is uploaded here')),
};

test('code that does not load is a network failure, and asking again fetches it again', async () => {
  let isBroken = true;
  const load = () =>
    loadCode(async () => {
      if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
      return 'code';
    });
  await assert.rejects(load, (failure) => failure instanceof NetworkFailure && failure.reason.kind === 'code');
  isBroken = false;
  assert.equal(await load(), 'code');
});

test('every call of the contract is found by its name, which is also its name on the wire', async () => {
  const described = Object.entries(contract).flatMap(([name, value]) =>
    typeof value === 'object' && 'bean' in value ? [{ name, call: value }] : [],
  );
  assert.deepEqual(Object.keys(RESOURCE_OF).sort(), described.map(({ name }) => name).sort());
  for (const { name, call } of described) {
    assert.equal(call.name, name);
    assert.equal(await findCall(name as keyof typeof RESOURCE_OF), call);
  }
});

test('a ticket whose sender did not load has certainly not arrived; one whose answer did not come may have', async () => {
  const reasons = ['code', 'timeout', 'code'] as const;
  let tries = 0;
  const form = createTicketForm({
    dependencies: { nowMs: () => 0, sendsKeys: false },
    name: 'late',
    draft: createGuestDraft({ nowMs: () => 0 }, 'ticket.late'),
    check: () => ({}),
    files,
    deliver: ({ content }) => ({
      label: 'Late',
      words: [content],
      async send() {
        const kind = reasons[tries];
        tries += 1;
        if (kind) throw new NetworkFailure({ kind });
      },
    }),
    onSent: () => {},
  });
  form.set('content', 'hello');
  assert.equal(await form.send(), false);
  assert.equal(form.$values.get().content, 'hello');
  // Nothing has left, so nothing is asked.
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$question.get(), tries], [undefined, 2]);
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$question.get()?.kind, tries], ['lost', 2]);
  // A third sending that never left says nothing about what became of the second.
  assert.equal(await form.send(true), false);
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$question.get()?.kind, tries], ['lost', 3]);
  assert.equal(await form.send(true), true);
  assert.deepEqual([form.$question.get(), tries], [undefined, 4]);
});
