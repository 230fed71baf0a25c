import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestProblems } from '#features/tickets/guest/guest-ticket.ts';
import { pollPauseMs } from '#features/tickets/thread/use-polling.ts';
import { ticketLeaf, ticketStateName, ticketTone, ticketTypeName } from '#features/tickets/tickets.ts';

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
