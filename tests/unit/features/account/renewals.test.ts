import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewalStart } from '#features/account/aside/renewals.ts';

const NOW = 1_800_000_000;
const DAY = 86_400;

test('a renewal begins where the running level ends, also on a device whose clock is ten years ahead', () => {
  const at = NOW + 12 * DAY;
  assert.equal(renewalStart({ kind: 'daysLeft', days: 12, at }, NOW), at);
  assert.equal(renewalStart({ kind: 'daysLeft', days: 12, at }, NOW + 3650 * DAY), at);
});

test('a renewal begins now if its level has ended or names no end', () => {
  assert.equal(renewalStart({ kind: 'expired', at: NOW - DAY }, NOW), NOW);
  assert.equal(renewalStart({ kind: 'noEnd' }, NOW), NOW);
});
