import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure } from '#api/failures.ts';
import { createGuestDraft } from '#app/drafts.ts';
import { createTicketForm } from '#features/tickets/form/ticket-form.ts';
import type { UploadDependencies } from '#features/tickets/images/upload-queue.ts';

const files: UploadDependencies = {
  prepare: (file) => Promise.resolve({ kind: 'ready', file }),
  upload: () => Promise.reject(new Error('nothing is uploaded here')),
};

test('a ticket whose code did not load was not sent; one without an answer may have been', async () => {
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
      texts: [content],
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
  // Nothing was sent, so the form does not ask whether to send again.
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$question.get(), tries], [undefined, 2]);
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$question.get()?.kind, tries], ['lost', 2]);
  // A third attempt that was not sent says nothing about the outcome of the second.
  assert.equal(await form.send(true), false);
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$question.get()?.kind, tries], ['lost', 3]);
  assert.equal(await form.send(true), true);
  assert.deepEqual([form.$question.get(), tries], [undefined, 4]);
});
