import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn } from '#core/fill-in.ts';

test('every occurrence of a placeholder is filled, and one without a value stays', () => {
  assert.equal(
    fillIn('{{price}} for {{days}} days, {{price}} each', { price: '$5.99', days: 30 }),
    '$5.99 for 30 days, $5.99 each',
  );
  assert.equal(fillIn('{{count}} of {{all}}', { count: 0 }), '0 of {{all}}');
});

test('a name in another direction is isolated, and signs that turn a line are removed', () => {
  assert.equal(fillIn('Remove {{name}}?', { name: 'מחשב' }), 'Remove \u2068מחשב\u2069?');
  assert.equal(fillIn('Remove {{name}}?', { name: 'gpj.\u202Eexe' }), 'Remove gpj.exe?');
});
