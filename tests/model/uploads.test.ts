import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ServerRefusal } from '#api/failures.ts';
import { postFile } from '#api/post-file.ts';
import { createUploadQueue, type UploadDependencies } from '#features/tickets/images/upload-queue.ts';
import { DOT_GIF } from '../sandbox/seed/pictures.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { filesOn } from './support/files.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
});
after(() => sandbox.close());

let travelling: AbortSignal | undefined;
const upload: UploadDependencies['upload'] = (file, options) => {
  travelling = options.signal;
  return filesOn({ sandbox }).upload(file, options);
};
const asIs: UploadDependencies['prepare'] = (file) => Promise.resolve({ kind: 'ready', file });
const gif = (name: string) => new File([DOT_GIF], name, { type: 'image/gif' });
const makeQueue = (prepare = asIs) => {
  let changes = 0;
  const queue = createUploadQueue({ prepare, upload, onChange: () => changes++ });
  return { queue, changes: () => changes, states: () => queue.$items.get().map(({ state }) => state.kind) };
};

test('an upload that was taken back before its code had loaded is not sent', async () => {
  const request = { address: `${sandbox.origin}/api/Website/ticketImageUpload`, body: '', token: undefined };
  const upload = postFile(request, gif('late.gif'), { signal: AbortSignal.abort() });
  await assert.rejects(upload, { name: 'AbortError' });
});

test('files are uploaded one after the other, and sending waits for all of them', async () => {
  const { queue, states } = makeQueue();
  const seen: string[] = [];
  queue.$items.listen(() => seen.push(states().join(' ')));
  queue.add([gif('one.gif'), gif('two.gif')]);
  const names = await queue.settle();
  assert.equal(names?.length, 2);
  assert.match(names?.[0] ?? '', /^[\da-f]{24}\.gif$/);
  assert.deepEqual(states(), ['done', 'done']);
  assert.ok(!seen.includes('uploading uploading'), seen.join('; '));
});

test('a broken upload can be tried again, and until then nothing can be sent', async () => {
  const { queue, states } = makeQueue();
  sandbox.setFault({ call: 'ticketImageUpload', kind: 'drop' });
  queue.add([gif('one.gif')]);
  assert.equal(await queue.settle(), undefined);
  assert.deepEqual(states(), ['failed']);
  queue.retry(queue.$items.get()[0]?.id ?? 0);
  assert.equal((await queue.settle())?.length, 1);
});

test('a file that the server refuses shows the server’s words', async () => {
  const { queue } = makeQueue();
  queue.add([new File(['<svg/>'], 'fake.gif', { type: 'image/gif' })]);
  await queue.settle();
  const state = queue.$items.get()[0]?.state;
  assert.ok(state?.kind === 'failed' && state.failure instanceof ServerRefusal);
  assert.equal(state.failure.code, 12033);
});

test('a refused file is never uploaded and does not stop the sending', async () => {
  const calls = sandbox.calls('ticketImageUpload').length;
  const { queue, states } = makeQueue(() => Promise.resolve({ kind: 'refused', reason: 'heic' }));
  queue.add([gif('photo.heic')]);
  assert.deepEqual(await queue.settle(), []);
  assert.deepEqual(states(), ['refused']);
  assert.equal(sandbox.calls('ticketImageUpload').length, calls);
});

test('removing a file during its upload stops the upload', async () => {
  const { queue, changes } = makeQueue();
  sandbox.setFault({ call: 'ticketImageUpload', kind: 'slow', ms: 10_000 });
  const before = sandbox.calls('ticketImageUpload').length;
  queue.add([gif('one.gif')]);
  while (sandbox.calls('ticketImageUpload').length === before) await new Promise((resolve) => setImmediate(resolve));
  queue.remove(queue.$items.get()[0]?.id ?? 0);
  assert.equal(travelling?.aborted, true);
  assert.deepEqual(await queue.settle(), []);
  assert.equal(changes(), 2);
});

test('images that were stored before a reload are sent with the rest', async () => {
  const { queue } = makeQueue();
  queue.restore([{ name: 'seed-dot.gif', label: 'Dot.gif' }]);
  queue.add([gif('one.gif')]);
  assert.deepEqual((await queue.settle())?.slice(0, 1), ['seed-dot.gif']);
  assert.deepEqual(
    queue.stored().map(({ label }) => label),
    ['Dot.gif', 'one.gif'],
  );
});
