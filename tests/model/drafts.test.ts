import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDraft } from '../../src/stores/drafts.ts';
import { localValues } from '../../src/stores/storage.ts';

const text = { values: { content: '半句话' }, files: [{ name: 'a1.png', label: 'Screenshot.png' }] };

test('a draft is given back as it was kept, each form its own', () => {
  createDraft('reply.7').keep(text);
  assert.deepEqual(createDraft('reply.7').read(), text);
  assert.equal(createDraft('reply.8').read(), undefined);
  createDraft('reply.7').drop();
  assert.equal(createDraft('reply.7').read(), undefined);
});

test('drafts stand where logging out looks for them', () => {
  createDraft('ticket').keep(text);
  assert.deepEqual(localValues.keys('draft.'), ['draft.ticket']);
  createDraft('ticket').drop();
});

test('a stored value that is no draft counts as none', () => {
  for (const broken of ['{', '[]', '{"values":{"content":1},"files":[]}', 'null']) {
    localValues.set('draft.broken', broken);
    assert.equal(createDraft('broken').read(), undefined, broken);
  }
});
