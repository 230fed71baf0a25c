import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfCode } from '../../../build-steps/build-constants.ts';

test('the contract’s hash changes with its code, and not with its comments', () => {
  const before = "/** The device. */\nconst device = {\n  /** Its nmae. */\n  name: text, // 'A'\n};\n";
  assert.equal(hashOfCode(before.replace('nmae', 'name')), hashOfCode(before));
  assert.equal(hashOfCode(before.replace('  /** Its nmae. */', '  /**\n   * Its name.\n   */')), hashOfCode(before));
  assert.notEqual(hashOfCode(before.replace('name: text', 'name: number')), hashOfCode(before));
});
