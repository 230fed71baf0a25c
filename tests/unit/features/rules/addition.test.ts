import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planAddition, settleLines, withoutAdded } from '#features/rules/addition.ts';

const plan = (text: string, { existing = [] as string[], max = 99, kept = [] as string[] } = {}) =>
  planAddition({ text, existing, max, kept: new Set(kept) });

test('each line is one rule, whatever its line end, and is not rewritten', () => {
  assert.deepEqual(plan('*.b.com\r\nD.com:8080\r例子.中国\n  a.com ').toAdd, [
    '*.b.com',
    'D.com:8080',
    '例子.中国',
    'a.com',
  ]);
});

test('blank lines are dropped; duplicates and rules that are already in the list are reported', () => {
  assert.deepEqual(plan('a.com\n \nA.com\nb.com\n', { existing: ['B.com'] }), {
    toAdd: ['a.com'],
    marked: [],
    noted: [
      { rule: 'A.com', note: 'duplicate' },
      { rule: 'b.com', note: 'alreadyThere' },
    ],
    overBy: 0,
    isFull: false,
  });
});

test('a line that is cut is reported, and two lines that are equal once cut are duplicates', () => {
  const long = `${'a.'.repeat(74)}aa`;
  assert.deepEqual(plan(`${long}.example.com\n${long}.example.org`), {
    toAdd: [long],
    marked: [],
    noted: [
      { rule: long, note: 'cut' },
      { rule: long, note: 'duplicate' },
    ],
    overBy: 0,
    isFull: false,
  });
});

test('a doubtful rule that was accepted once and is in the list is not questioned again', () => {
  assert.deepEqual(plan('hello', { existing: ['hello'] }).noted, [{ rule: 'hello', note: 'alreadyThere' }]);
});

test('rules can be added up to the maximum, and the number beyond it is known', () => {
  assert.equal(plan('b.com\nc.com', { existing: ['a.com'], max: 3 }).overBy, 0);
  assert.equal(plan('b.com\nc.com\nd.com', { existing: ['a.com'], max: 3 }).overBy, 1);
  assert.equal(plan('a.com\nb.com\nb.com\nhello', { existing: ['a.com'], max: 2 }).overBy, 0);
});

test('a list at its maximum or beyond is full, and adding nothing is not too many', () => {
  const full = plan('a.com', { existing: ['a.com', 'b.com', 'c.com'], max: 2 });
  assert.equal(full.isFull, true);
  assert.equal(full.overBy, 0);
  assert.equal(plan('', { existing: ['a.com', 'b.com'], max: 2 }).isFull, true);
});

test('corrections replace their lines wherever they are, and other lines stay unchanged', () => {
  const text = ' x.com\nhttps://b.com/1\r\nhello\na.com, c.com\nHTTPS://B.com/1';
  const { marked } = plan(text);
  assert.equal(settleLines(text, marked, 'correct'), ' x.com\nb.com\nhello\na.com\nc.com\nB.com');
  assert.equal(settleLines(text, marked, 'remove'), ' x.com');
  assert.equal(settleLines(text, marked.slice(0, 1), 'remove'), ' x.com\nhello\na.com, c.com');
});

test('after adding, lines that still need a decision and lines typed meanwhile remain', () => {
  assert.equal(withoutAdded('a.com\n\nhello\nB.com\nlate.com', ['a.com'], ['A.com', 'b.com']), 'hello\nlate.com');
});

test('whatever is pasted, added rules are new, distinct, not blank, as typed, and at most 150 characters long', () => {
  const label = fc.stringMatching(/^[a-cA-C*./:@ #,]{0,12}$/);
  const domain = fc.stringMatching(/^(?:[a-z\d]{1,5}\.){1,3}[a-z]{2,6}$/);
  const address = domain.map((host) => `https://${host}/path?query=1`);
  const line = fc.oneof(label, address, domain, fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(fc.array(line), fc.uniqueArray(domain), fc.integer({ min: 0, max: 9 }), (lines, existing, max) => {
      const text = lines.join('\n');
      const { toAdd, marked, overBy } = plan(text, { existing, max });
      const there = new Set(existing.map((domain) => domain.toLowerCase()));
      assert.equal(new Set(toAdd).size, toAdd.length);
      for (const rule of toAdd) {
        assert.ok(rule === rule.trim() && rule !== '' && !there.has(rule.toLowerCase()));
        assert.ok([...rule].length <= 150);
        assert.ok(text.includes(rule));
      }
      if (toAdd.length) assert.equal(overBy, Math.max(0, existing.length + toAdd.length - max));
      const kept = plan(text, { existing, max, kept: marked.map((marking) => marking.line) });
      assert.deepEqual(kept.marked, []);
      assert.deepEqual(plan(settleLines(text, marked, 'remove'), { existing, max }).marked, []);
    }),
  );
});
