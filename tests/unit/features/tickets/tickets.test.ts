import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestProblems } from '../../../../src/features/tickets/guest/model.ts';
import {
  hasTemplate,
  pollPauseMs,
  ticketLeaf,
  ticketProblems,
  ticketStateName,
  ticketTone,
  ticketTypeName,
  ticketTypes,
} from '../../../../src/features/tickets/tickets.ts';

test('a waiting ticket is primary, a new reply success, a closed or unknown one info', () => {
  assert.deepEqual([0, 1, 2, 7].map(ticketTone), ['primary', 'info', 'success', 'info']);
});

test('members choose among nine types, and among five clients for a connection issue', () => {
  const types = ticketTypes('member');
  assert.deepEqual(
    types.map(({ type }) => type),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
  assert.deepEqual(
    types.filter(({ subTypes }) => subTypes.length > 0).map(({ type, subTypes }) => [type, ...subTypes]),
    [[3, 31, 32, 33, 34, 35]],
  );
});

test('guests choose among 1, 2, 6 and 7', () => {
  assert.deepEqual(ticketTypes('guest'), [
    { type: 1, subTypes: [] },
    { type: 2, subTypes: [] },
    { type: 6, subTypes: [] },
    { type: 7, subTypes: [] },
  ]);
});

test('a connection issue comes with a question template', () => {
  assert.deepEqual([3, 31, 35].map(hasTemplate), [true, true, true]);
  assert.deepEqual([1, 4, 36, null].map(hasTemplate), [false, false, false, false]);
});

test('states and types have names, and the leaf of the cascader is what is sent', () => {
  assert.deepEqual([0, 1, 2, 9].map(ticketStateName), ['waiting', 'closed', 'newReply', 'other']);
  assert.equal(ticketTypeName(35), 'connectionExtensions');
  assert.equal(ticketLeaf({ type: '3', subType: '31' }), 31);
  assert.equal(ticketLeaf({ type: '9', subType: '' }), 9);
});

test('what is missing is named for the fields that are asked for only', () => {
  const blank = { email: '', type: '', subType: '', title: ' ', content: '', details: '' };
  assert.deepEqual(ticketProblems(blank, ['content']), { content: 'contentEmpty' });
  assert.deepEqual(ticketProblems(blank, ['type', 'subType', 'title']), {
    type: 'typeEmpty',
    title: 'titleEmpty',
  });
  assert.deepEqual(ticketProblems({ ...blank, type: '3' }, ['type', 'subType']), { subType: 'subTypeEmpty' });
});

test("a guest's address is missing, not one yet, or fine", () => {
  assert.deepEqual(guestProblems({ email: ' ' }), { email: 'emailEmpty' });
  assert.deepEqual(guestProblems({ email: 'mei@' }), { email: 'emailInvalid' });
  assert.deepEqual(guestProblems({ email: ' mei@qq.com ' }), {});
});

test('an open thread is looked at less and less often, at least every five minutes', () => {
  assert.deepEqual([0, 1, 2, 30].map(pollPauseMs), [15_000, 22_500, 33_750, 300_000]);
});
