import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkFailure } from '../../src/api/failures.ts';
import { createTicketForm } from '../../src/features/tickets/form/ticket-form.ts';
import type { FileTools } from '../../src/features/tickets/images/upload-queue.ts';
import { createGuestDraft } from '../../src/stores/drafts.ts';
import { fetchPart, late } from '../../src/stores/late.ts';

const files: FileTools = {
  prepare: (file) => Promise.resolve({ kind: 'ready', file }),
  upload: () => Promise.reject(new Error('nothing is uploaded here')),
};

test('a part that is not asked for is not fetched', async () => {
  let fetched = 0;
  const part = late(async () => {
    fetched += 1;
    return 'part';
  });
  assert.equal(fetched, 0);
  assert.equal(await part(), 'part');
  assert.equal(fetched, 1);
});

test('a part that does not come is a network failure, and asking again fetches it again', async () => {
  let isBroken = true;
  const part = late(async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
  await assert.rejects(part(), (failure) => failure instanceof NetworkFailure && failure.reason.kind === 'unreachable');
  isBroken = false;
  assert.equal(await part(), 'part');
});

test('a part fetched for itself fails in the same way', async () => {
  await assert.rejects(
    fetchPart(() => Promise.reject(new TypeError('no'))),
    NetworkFailure,
  );
});

test('a ticket whose sender did not come has certainly not arrived; one whose answer did not come may have', async () => {
  let calls: 'fail' | 'come' = 'fail';
  let delivered = 0;
  const form = createTicketForm({
    draft: createGuestDraft('ticket.late'),
    check: () => ({}),
    files,
    prepare: () => fetchPart(() => (calls === 'fail' ? Promise.reject(new TypeError('no')) : Promise.resolve())),
    async deliver({ isUncertain }) {
      delivered += 1;
      assert.equal(isUncertain, delivered > 1);
      if (delivered === 1) throw new NetworkFailure({ kind: 'timeout' });
    },
    onSent: () => {},
  });
  form.set('content', 'hello');
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$isUncertain.get(), delivered], [false, 0]);
  assert.equal(form.$values.get().content, 'hello');
  calls = 'come';
  assert.equal(await form.send(), false);
  assert.deepEqual([form.$isUncertain.get(), delivered], [true, 1]);
  assert.equal(await form.send(), true);
  assert.equal(delivered, 2);
});
