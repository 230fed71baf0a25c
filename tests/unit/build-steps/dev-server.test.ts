import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import i18next, { type ReadCallback } from 'i18next';
import { devServer, rewritten } from '../../../build-steps/dev/dev-server.ts';

test('a ticket’s address leads to the page of all tickets, in each language and without one; other addresses stay', () => {
  assert.equal(rewritten('/en/ticketContent/102'), '/en/ticketContent/');
  assert.equal(rewritten('/ticketContent/102?from=mail'), '/ticketContent/?from=mail');
  for (const address of ['/en/ticket/', '/en/ticketContentX/1', '/src/features/tickets/ticket-texts.ts?t=1', '/']) {
    assert.equal(rewritten(address), address);
  }
});

test('saving a text makes i18next read it again in its own language, and makes pages reload', async () => {
  const root = join(import.meta.dirname, '../../..');
  const [watcher, ws] = [new EventEmitter(), new EventEmitter()];
  const server = { config: { root }, watcher, middlewares: { use() {} }, ws: Object.assign(ws, { send() {} }) };
  let title = 'Log in';
  const reader = {
    type: 'backend' as const,
    init() {},
    read: (_: string, __: string, done: ReadCallback) => done(null, { title }),
  };
  await i18next.use(reader).init({ preload: ['en', 'tw'], ns: ['login'], fallbackLng: false });
  (devServer().configureServer as (server: unknown) => void)(server);
  title = 'Sign in';
  const reload = new Promise((resolve) => Object.assign(ws, { send: resolve }));
  watcher.emit('all', 'change', join(root, 'locales/en/login.json'));
  assert.deepEqual(await reload, { type: 'full-reload' });
  assert.deepEqual(
    ['en', 'tw'].map((locale) => i18next.getFixedT(locale, 'login')('title')),
    ['Sign in', 'Log in'],
  );
});
