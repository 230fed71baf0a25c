import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markOf, withoutMark } from '#i18n/examples.ts';

test('the ending of an example is found in each language, and removed wherever it stands', () => {
  assert.deepEqual(['A (example)', '甲（示例）', '乙（範例）', 'C'].map(markOf), [
    '(example)',
    '（示例）',
    '（範例）',
    undefined,
  ]);
  assert.equal(withoutMark('no limit (example), up to 50 Mbps (example)'), 'no limit, up to 50 Mbps');
  assert.equal(
    withoutMark('up to 50 Mbps (example)\nif your connection allows it'),
    'up to 50 Mbps\nif your connection allows it',
  );
  assert.equal(withoutMark('不限流量（示例）'), '不限流量');
});
