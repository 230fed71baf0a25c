import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateName } from '../../../src/core/state-names.ts';

test('a wire number has its name, and one that nobody knows is other', () => {
  const states = { pending: 0, successful: 1 };
  assert.equal(stateName(states, 0), 'pending');
  assert.equal(stateName(states, 1), 'successful');
  assert.equal(stateName(states, 7), 'other');
});
