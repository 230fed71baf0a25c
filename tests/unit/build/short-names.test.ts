import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortenNames } from '../../../src/build/short-names.ts';

test('custom properties get short names, each its own, the same everywhere', () => {
  const names = ['--ink', '--paper', '--sea', '--s1', '--lightningcss-light', '--lightningcss-dark'];
  const short = names.map(shortenNames);
  assert.ok(
    short.every((name) => /^--[a-z]{1,2}$/.test(name)),
    short.join(),
  );
  assert.equal(new Set(short).size, names.length);
  assert.equal(shortenNames('a{color:var(--ink)}'), `a{color:var(${shortenNames('--ink')})}`);
});

test('names that scripts set stay, as do classes and names that no style sheet has', () => {
  assert.equal(
    shortenNames('.card--ink{left:var(--x);top:var(--y);width:var(--foreign)}'),
    '.card--ink{left:var(--x);top:var(--y);width:var(--foreign)}',
  );
  assert.ok(!['--x', '--y'].includes(shortenNames('--ink')));
});
