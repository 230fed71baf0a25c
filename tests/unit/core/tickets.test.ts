import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasTemplate, ticketTone, ticketTypes } from '../../../src/core/tickets.ts';

test('ticket states have the colours of the specification', () => {
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
