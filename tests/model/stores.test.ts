import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { NetworkFailure, ServerRefusal } from '#api/failures.ts';
import { readActivity } from '#features/activity/stored-activity.ts';
import { href } from '#routes/href.ts';
import { keepReturnPath } from '#session/guard.ts';
import { forgetEnded, logOut } from '#session/log-out.ts';
import { keepToken } from '#session/tabs.ts';
import { takeReturnPath } from '#session/take-return-path.ts';
import { createAction } from '#stores/action-state.ts';
import { keepAttribution, readAttribution } from '#stores/attribution.ts';
import { $busy, countBusy } from '#stores/busy.ts';
import { learnServerTime, serverNowMs } from '#stores/server-clock.ts';
import { localValues, readJson, sessionValues } from '#stores/storage.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '#stores/storage-keys.ts';
import { storagePrefix as PREFIX } from '../../brand/storage-prefix.ts';
import { blockStorage, renewStorage } from './support/storage-stand-in.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

beforeEach(() => {
  renewStorage();
  // Stores also keep values in memory as long as a page lives. Removing the keys forgets these values.
  for (const key of ['ref', 'source', 'channelId', 'path', 'language', 'clockOffset'] as const)
    sessionValues.remove(key);
  for (const key of ['attribution', 'pendingPayment', 'language'] as const) localValues.remove(key);
});

test('every value is stored under one prefix, and is gone once removed', () => {
  assert.equal(sessionValues.set('language', 'tw'), true);
  assert.deepEqual(Object.entries(sessionStorage), [[`${PREFIX}language`, 'tw']]);
  assert.equal(sessionValues.get('language'), 'tw');
  assert.equal(localValues.get('language'), undefined);
  sessionValues.remove('language');
  assert.deepEqual([sessionValues.get('language'), sessionStorage.length], [undefined, 0]);
});

test('keys are found by their beginnings, without those of other programs', () => {
  localStorage.setItem('draft.of.another.program', 'x');
  localValues.set('draft.ticket', '{}');
  localValues.set('draft.reply.7', '{}');
  localValues.set('language', 'zh');
  assert.deepEqual(localValues.keys('draft.').sort(), ['draft.reply.7', 'draft.ticket']);
  localValues.remove('draft.ticket');
  localValues.remove('draft.reply.7');
  assert.deepEqual(localValues.keys('draft.'), []);
});

test('if nothing can be stored, a value lives as long as the page, and the store says so', () => {
  blockStorage();
  assert.equal(sessionValues.set('language', 'tw'), false);
  assert.equal(sessionValues.get('language'), 'tw');
  assert.deepEqual(sessionValues.keys('lang'), ['language']);
  sessionValues.remove('language');
  assert.equal(sessionValues.get('language'), undefined);
});

test('a full storage is like a blocked one', () => {
  mock.method(sessionStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  assert.equal(sessionValues.set('path', href('rules', { locale: 'en' })), false);
  assert.equal(sessionValues.get('path'), href('rules', { locale: 'en' }));
});

test('a broken JSON value counts as none', () => {
  for (const text of ['{"a":', 'undefined', '']) {
    localValues.set('attribution', text);
    assert.equal(readJson(localValues, 'attribution'), undefined);
  }
  localValues.set('attribution', '{"a":1}');
  assert.deepEqual(readJson(localValues, 'attribution'), { a: 1 });
});

test('a visit that nobody sent has no ref, and its source and channel are web', () => {
  assert.deepEqual(readAttribution(NOW), { ref: '', source: 'web', channelId: 'web' });
});

test('an attribution that was stored while the clock was ahead does not count', () => {
  localValues.set('attribution', JSON.stringify({ ref: 'sam', at: NOW + 1 }));
  assert.equal(readAttribution(NOW).ref, '');
  assert.equal(readAttribution(NOW + 1).ref, 'sam');
});

test('the last attribution wins, and a missing value leaves the earlier one', () => {
  keepAttribution({ ref: 'sam', source: 'ios', channelId: 'c1' }, NOW);
  keepAttribution({ ref: 'pia' }, NOW + 1);
  assert.deepEqual(readAttribution(NOW + 2), { ref: 'pia', source: 'ios', channelId: 'c1' });
});

test('an invitation survives the tab for exactly 30 days, with source and channel', () => {
  keepAttribution({ ref: 'sam', source: 'ios', channelId: 'c1' }, NOW);
  closeTab();
  assert.deepEqual(readAttribution(NOW + 30 * DAY - 1), { ref: 'sam', source: 'ios', channelId: 'c1' });
  assert.deepEqual(readAttribution(NOW + 30 * DAY), { ref: '', source: 'web', channelId: 'web' });
});

test('source and channel without an invitation end with the tab', () => {
  keepAttribution({ source: 'android' }, NOW);
  assert.equal(readAttribution(NOW).source, 'android');
  closeTab();
  assert.equal(readAttribution(NOW).source, 'web');
});

test('a damaged attribution counts as none', () => {
  for (const copy of ['5', '"sam"', '[]', '{"ref":7,"at":"x"}', '{"ref":{},"source":[],"at":1799999999999}']) {
    localValues.set('attribution', copy);
    assert.deepEqual(readAttribution(NOW), { ref: '', source: 'web', channelId: 'web' }, copy);
  }
});

test('a login leads to the remembered path once, and later to the account', () => {
  keepReturnPath(href('packages', { locale: 'zh', params: { level: '2' }, query: { from: 'mail' }, hash: 'pay' }));
  assert.equal(
    takeReturnPath('en'),
    href('packages', { locale: 'zh', params: { level: '2' }, query: { from: 'mail' }, hash: 'pay' }),
  );
  assert.equal(takeReturnPath('en'), href('account', { locale: 'en' }));
});

test('a path to another site or back to the login is not returned to', () => {
  for (const path of ['https://evil.example/', '//evil.example/', href('login', { locale: 'en' })]) {
    keepReturnPath(path);
    assert.equal(takeReturnPath('tw'), href('account', { locale: 'tw' }), path);
  }
});

test('an action runs once, is busy meanwhile, and returns its result', async () => {
  const action = createAction();
  let runs = 0;
  let finish = (): void => {};
  const first = action.run(() => {
    runs += 1;
    return new Promise<string>((resolve) => {
      finish = () => resolve('done');
    });
  });
  assert.equal(action.$isBusy.get(), true);
  assert.deepEqual(await action.run(async () => assert.fail('a second press does nothing')), { isDone: false });
  finish();
  assert.deepEqual(await first, { isDone: true, value: 'done' });
  assert.deepEqual([runs, action.$isBusy.get(), action.$failure.get()], [1, false, undefined]);
});

test('a failure is stored and never thrown, and the next run forgets it', async () => {
  const action = createAction();
  const refusal = new ServerRefusal(12001, undefined);
  assert.deepEqual(await action.run(() => Promise.reject(refusal)), { isDone: false });
  assert.deepEqual([action.$failure.get(), action.$isBusy.get()], [refusal, false]);
  const { isDone } = await action.run(async () => assert.equal(action.$failure.get(), undefined));
  assert.equal(isDone, true);
  await action.run(() => Promise.reject(refusal));
  action.clear();
  assert.equal(action.$failure.get(), undefined);
});

test('a failure that another part takes over is not shown twice', async () => {
  const taken: unknown[] = [];
  const action = createAction((failure) => failure instanceof ServerRefusal && taken.push(failure) > 0);
  await action.run(() => Promise.reject(new ServerRefusal(1, 'no')));
  assert.deepEqual([taken.length, action.$failure.get()], [1, undefined]);
  await action.run(() => Promise.reject(new NetworkFailure({ kind: 'offline' })));
  assert.ok(action.$failure.get() instanceof NetworkFailure);
});

test('refusals and network failures are expected, and any other failure is logged', async () => {
  const said = mock.method(console, 'info', () => {});
  const action = createAction();
  await action.run(() => Promise.reject(new ServerRefusal(1, 'no')));
  await action.run(() => Promise.reject(new NetworkFailure({ kind: 'timeout' })));
  await action.run(() => Promise.reject(new DOMException('stopped', 'AbortError')));
  assert.equal(said.mock.callCount(), 0);
  const bug = new TypeError('x is undefined');
  await action.run(() => Promise.reject(bug));
  // An action that throws before it returns a promise fails in the same way.
  await action.run(() => {
    throw bug;
  });
  assert.deepEqual(
    said.mock.calls.map((call) => call.arguments),
    [[bug], [bug]],
  );
  assert.equal(action.$isBusy.get(), false);
  said.mock.restore();
});

test('the number of busy calls rises and falls, and is never below zero', () => {
  countBusy(true);
  countBusy(true);
  assert.equal($busy.get(), 2);
  countBusy(false);
  countBusy(false);
  countBusy(false);
  assert.equal($busy.get(), 0);
});

// An open channel between tabs would keep the process from ending.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

test('a tab forgets a session that ended while it was away, and keeps a later one', () => {
  logOut();
  keepToken('first');
  assert.equal(forgetEnded(), false);
  localValues.set('epoch', 'another tab’s log-out');
  assert.equal(forgetEnded(), true);
  assert.equal(sessionValues.get('token'), undefined);
  keepToken('second');
  assert.equal(forgetEnded(), false);
  // The browser removes values that outlive tabs, as some browsers do after a while.
  localValues.remove('epoch');
  assert.equal(forgetEnded(), true);
  keepToken('third');
  assert.equal(forgetEnded(), false);
});

test('a log-out keeps exactly the values of the browser and of the way into the site', () => {
  for (const key of Object.keys(SESSION_KEYS)) sessionStorage.setItem(PREFIX + key, 'x');
  const families = ['attempt.lin.ticket', 'draft.guest.login', 'draft.lin.ticket'];
  for (const key of [...Object.keys(LOCAL_KEYS), ...families]) localStorage.setItem(PREFIX + key, 'x');
  // The keys are written out, so that nobody can add a key that stays without adding it here.
  const stays = ['language', 'ref', 'source', 'channelId', 'epoch', 'apiBase'];
  const browser = ['uuid', 'language', 'scheme', 'attribution', 'guestTickets', 'epoch'];
  logOut();
  // The notice is new. It makes the login screen ask about links to guest tickets.
  assert.equal(sessionValues.get('notice'), 'guestLinks');
  assert.deepEqual(Object.keys(sessionStorage).sort(), [...stays, 'notice'].map((key) => PREFIX + key).sort());
  assert.deepEqual(Object.keys(localStorage).sort(), browser.map((key) => PREFIX + key).sort());
  localValues.remove('guestTickets');
  logOut();
  assert.equal(sessionValues.get('notice'), undefined);
});

/** Removes the values of a tab. The browser's values stay. */
function closeTab(): void {
  for (const key of ['ref', 'source', 'channelId', 'path'] as const) sessionValues.remove(key);
}

test('a stored activity or member of another version of the site is requested again', () => {
  sessionValues.set('activity', JSON.stringify({ at: 1000, activity: { enable: true, webBannerMsg: 'text' } }));
  assert.equal(readActivity(2000), undefined);
  const texts = { zh: '一', tw: '一', en: 'One' };
  const whole = { enable: true, webBannerMsg: null, webBannerStyle: {}, image: { b: texts, s: texts } };
  for (const odd of [{ webBannerStyle: undefined }, { webBannerStyle: { color: 1 } }, { image: { b: texts } }]) {
    sessionValues.set('activity', JSON.stringify({ at: 1000, activity: { ...whole, ...odd } }));
    assert.equal(readActivity(2000), undefined, JSON.stringify(odd));
  }
  sessionValues.set('activity', JSON.stringify({ at: 1000, activity: whole }));
  assert.deepEqual(readActivity(2000), whole);
  assert.equal(readActivity(1000 + 1_800_000), undefined);
  assert.equal(readActivity(999), undefined);
});

test('a clock that is a year ahead is corrected by an answer, even for later pages', () => {
  mock.timers.enable({ apis: ['Date'], now: NOW + 365 * DAY });
  assert.equal(serverNowMs(), NOW + 365 * DAY);
  learnServerTime(new Date(NOW).toUTCString());
  assert.equal(serverNowMs(), NOW);
  mock.timers.tick(60_000);
  assert.equal(serverNowMs(), NOW + 60_000);
  assert.deepEqual(Object.keys(sessionStorage), [`${PREFIX}clockOffset`]);
  // The reader corrects the clock, and the next answer shows this.
  mock.timers.setTime(NOW + 120_000);
  learnServerTime(new Date(NOW + 120_000).toUTCString());
  assert.equal(serverNowMs(), NOW + 120_000);
  mock.timers.reset();
});

test('a correct clock is left alone, even if answers take seconds to arrive', () => {
  mock.timers.enable({ apis: ['Date'], now: NOW });
  learnServerTime(new Date(NOW - 29_000).toUTCString());
  learnServerTime(null);
  learnServerTime('tomorrow');
  assert.equal(serverNowMs(), NOW);
  assert.equal(sessionStorage.length, 0);
  mock.timers.reset();
});
