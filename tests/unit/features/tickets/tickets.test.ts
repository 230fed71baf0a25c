import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { guestProblems } from '#features/tickets/guest/guest-ticket.ts';
import { awaitedAnswer } from '#features/tickets/thread/thread.ts';
import { pollPauseMs } from '#features/tickets/thread/use-polling.ts';
import { ticketLeaf, ticketStateName, ticketTone, ticketTypeName } from '#features/tickets/tickets.ts';
import { LOCALES } from '#routes/locales.ts';

test('a waiting ticket is primary, a new reply is success, a closed or unknown one is info', () => {
  assert.deepEqual([0, 1, 2, 7].map(ticketTone), ['primary', 'info', 'success', 'info']);
});

test('states and types have names, and the most specific chosen type is sent', () => {
  assert.deepEqual([0, 1, 2, 9].map(ticketStateName), ['waiting', 'closed', 'newReply', 'other']);
  assert.equal(ticketTypeName(35), 'connectionExtensions');
  assert.equal(ticketLeaf({ type: '3', subType: '31' }), 31);
  assert.equal(ticketLeaf({ type: '9', subType: '' }), 9);
});

test('a guest’s address is missing, incomplete or accepted', () => {
  assert.deepEqual(guestProblems({ email: ' ' }), { email: 'emailEmpty' });
  assert.deepEqual(guestProblems({ email: 'mei@' }), { email: 'emailInvalid' });
  assert.deepEqual(guestProblems({ email: ' mei@qq.com ' }), {});
});

test('an open ticket is requested less and less often, but at least every five minutes', () => {
  assert.deepEqual([0, 1, 2, 30].map(pollPauseMs), [15_000, 22_500, 33_750, 300_000]);
});

const message = (date: number, isAgent = false) => ({ isAgent, date, content: '', file: [] });

test('an answer is due two hours after the customer’s newest message, and late from then on', () => {
  const messages = [message(500), message(900, true), message(1000)];
  assert.deepEqual(awaitedAnswer({ state: 0, messages }, 8200), { sent: 1000, due: 8200, isLate: false });
  assert.deepEqual(awaitedAnswer({ state: 0, messages }, 8201), { sent: 1000, due: 8200, isLate: true });
});

test('no answer is due for a ticket that is answered or closed, or whose messages have no time', () => {
  for (const state of [1, 2, 9]) assert.equal(awaitedAnswer({ state, messages: [message(1000)] }, 9999), undefined);
  assert.equal(awaitedAnswer({ state: 0, messages: [message(0)] }, 9999), undefined);
  assert.equal(awaitedAnswer({ state: 0, messages: [message(1000, true)] }, 9999), undefined);
});

test('after a ticket or a reply each language promises an answer within 2 hours, and a late ticket names the support mail', () => {
  for (const locale of LOCALES) {
    const { send, thread } = JSON.parse(readFileSync(`locales/${locale}/tickets.json`, 'utf8'));
    for (const text of [send.done, send.replied]) assert.match(text, /2\s(?:hours|小时|小時)/);
    assert.match(thread.late, /^(?:抱歉，|抱歉讓|We’re late, and we’re sorry)/);
    assert.ok(thread.late.includes('{{email}}') && !/2\s(?:hours|小时|小時)/.test(thread.late));
  }
});
