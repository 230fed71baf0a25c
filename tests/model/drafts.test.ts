import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createGuestDraft, createMemberDraft, dropGuestFormDrafts } from '#app/drafts.ts';
import { logOut } from '#session/log-out.ts';
import { $session, keepUserInfo, startSession } from '#session/session.ts';
import { localValues } from '#stores/storage.ts';
import { renewStorage } from './support/storage-stand-in.ts';

const text = { values: { content: '半句话' }, files: [{ name: 'a1.png', label: 'Screenshot.png' }] };
const HOUR_MS = 60 * 60 * 1000;
// An open channel between tabs would keep the process from ending.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
let nowMs = 0;
beforeEach(() => {
  renewStorage();
  nowMs = Date.UTC(2026, 10, 21, 12);
});

const guestDraft = (name: string) => createGuestDraft({ nowMs: () => nowMs }, name);

test('each form gets its own draft back as it was stored', () => {
  guestDraft('reply.7').keep(text);
  assert.deepEqual(guestDraft('reply.7').read(), text);
  assert.equal(guestDraft('reply.8').read(), undefined);
  guestDraft('reply.7').drop();
  assert.equal(guestDraft('reply.7').read(), undefined);
});

test('drafts have the keys that a log-out looks for', () => {
  guestDraft('ticket').keep(text);
  assert.deepEqual(localValues.keys('draft.'), ['draft.guest.ticket']);
});

test('a stored value that is no draft counts as none', () => {
  for (const broken of ['{', '[]', '{"values":{"content":1},"files":[]}', 'null']) {
    localValues.set('draft.guest.broken', broken);
    assert.equal(guestDraft('broken').read(), undefined, broken);
  }
});

test('an empty form stores no draft, so that a log-out asks about nothing', () => {
  guestDraft('rules').keep({ values: { text: 'a.com', kept: '' }, files: [] });
  assert.deepEqual(localValues.keys('draft.'), ['draft.guest.rules']);
  guestDraft('rules').keep({ values: { text: ' \n', kept: '' }, files: [] });
  assert.deepEqual(localValues.keys('draft.'), []);
  guestDraft('ticket').keep({ values: { content: '' }, files: text.files });
  assert.deepEqual(localValues.keys('draft.'), ['draft.guest.ticket']);
});

test('a late change after a log-out, such as a finished upload, brings no draft back', () => {
  startSession('a-token');
  keepUserInfo({ account: 'lin@example.com' } as Parameters<typeof keepUserInfo>[0]);
  const draft = createMemberDraft({ nowMs: () => nowMs } as Parameters<typeof createMemberDraft>[0], 'ticket');
  draft.keep(text);
  assert.deepEqual(localValues.keys('draft.'), ['draft.lin@example.com.ticket']);
  logOut();
  draft.keep(text);
  assert.deepEqual(localValues.keys('draft.'), []);
  $session.set(null);
});

test('after the site’s data was deleted a member’s text can be kept, and is there again for the same member', () => {
  startSession('a-token');
  keepUserInfo({ account: 'lin@example.com' } as Parameters<typeof keepUserInfo>[0]);
  const dependencies = { nowMs: () => nowMs } as Parameters<typeof createMemberDraft>[0];
  const draft = createMemberDraft(dependencies, 'ticket');
  draft.keep(text);
  renewStorage();
  assert.equal(draft.read(), undefined);
  draft.keep(text);
  $session.set(null);
  startSession('another-token');
  keepUserInfo({ account: 'lin@example.com' } as Parameters<typeof keepUserInfo>[0]);
  assert.deepEqual(createMemberDraft(dependencies, 'ticket').read(), text);
  $session.set(null);
});

test('a guest’s draft lasts 24 hours from its last change', () => {
  guestDraft('login').keep(text);
  nowMs += 23 * HOUR_MS;
  guestDraft('login').keep(text);
  nowMs += 23 * HOUR_MS;
  assert.deepEqual(guestDraft('login').read(), text);
  nowMs += HOUR_MS;
  assert.equal(guestDraft('login').read(), undefined);
});

test('opening any guest’s form removes all expired guest drafts from the browser', () => {
  guestDraft('login').keep(text);
  localValues.set('draft.guest.from-tomorrow', JSON.stringify({ ...text, atMs: nowMs + 48 * HOUR_MS }));
  localValues.set('draft.lin@example.com.ticket', JSON.stringify(text));
  nowMs += 25 * HOUR_MS;
  guestDraft('register').keep(text);
  guestDraft('ticket').read();
  assert.deepEqual(localValues.keys('draft.').sort(), ['draft.guest.register', 'draft.lin@example.com.ticket']);
});

test('a login removes the drafts of the forms before it, and keeps a guest’s ticket', () => {
  for (const name of ['login', 'register', 'recovery', 'ticket']) guestDraft(name).keep(text);
  dropGuestFormDrafts();
  assert.deepEqual(localValues.keys('draft.'), ['draft.guest.ticket']);
});
