import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowKeys } from '#core/paging.ts';

test('each row has a unique key, whatever ids the server sends', () => {
  assert.deepEqual(rowKeys(['a', 'b']), ['a', 'b']);
  assert.deepEqual(rowKeys([9, '9', 9]), ['9', '9 2', '9 3']);
  const keys = rowKeys(['a 2', 'a', 'a', 'a 2']);
  assert.equal(new Set(keys).size, 4);
});
