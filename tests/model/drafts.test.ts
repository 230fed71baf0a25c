import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createGuestDraft } from '../../src/model/drafts.ts';
import { localValues } from '../../src/stores/storage.ts';
import { renewStorage } from './support/storage-stand-in.ts';

const text = { values: { content: '半句话' }, files: [{ name: 'a1.png', label: 'Screenshot.png' }] };
beforeEach(renewStorage);

test('a draft is given back as it was kept, each form its own', () => {
  createGuestDraft('reply.7').keep(text);
  assert.deepEqual(createGuestDraft('reply.7').read(), text);
  assert.equal(createGuestDraft('reply.8').read(), undefined);
  createGuestDraft('reply.7').drop();
  assert.equal(createGuestDraft('reply.7').read(), undefined);
});

test('drafts stand where logging out looks for them', () => {
  createGuestDraft('ticket').keep(text);
  assert.deepEqual(localValues.keys('draft.'), ['draft.ticket']);
});

test('a stored value that is no draft counts as none', () => {
  for (const broken of ['{', '[]', '{"values":{"content":1},"files":[]}', 'null']) {
    localValues.set('draft.broken', broken);
    assert.equal(createGuestDraft('broken').read(), undefined, broken);
  }
});
