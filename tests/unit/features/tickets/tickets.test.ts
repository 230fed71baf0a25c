import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestProblems } from '#features/tickets/guest/guest-ticket.ts';
import { pollPauseMs } from '#features/tickets/thread/use-polling.ts';
import { ticketLeaf, ticketStateName, ticketTone, ticketTypeName } from '#features/tickets/tickets.ts';

test('a waiting ticket is primary, a new reply success, a closed or unknown one info', () => {
  assert.deepEqual([0, 1, 2, 7].map(ticketTone), ['primary', 'info', 'success', 'info']);
});

test('states and types have names, and the leaf of the cascader is what is sent', () => {
  assert.deepEqual([0, 1, 2, 9].map(ticketStateName), ['waiting', 'closed', 'newReply', 'other']);
  assert.equal(ticketTypeName(35), 'connectionExtensions');
  assert.equal(ticketLeaf({ type: '3', subType: '31' }), 31);
  assert.equal(ticketLeaf({ type: '9', subType: '' }), 9);
});

test("a guest's address is missing, not one yet, or fine", () => {
  assert.deepEqual(guestProblems({ email: ' ' }), { email: 'emailEmpty' });
  assert.deepEqual(guestProblems({ email: 'mei@' }), { email: 'emailInvalid' });
  assert.deepEqual(guestProblems({ email: ' mei@qq.com ' }), {});
});

test('an open thread is looked at less and less often, at least every five minutes', () => {
  assert.deepEqual([0, 1, 2, 30].map(pollPauseMs), [15_000, 22_500, 33_750, 300_000]);
});
