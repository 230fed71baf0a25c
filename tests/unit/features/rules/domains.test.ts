import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseDomainLines, planAddition } from '../../../../src/features/rules/domains.ts';

const only = (line: string) => parseDomainLines(line).map(({ domain, note }) => [domain, note])[0];

test('each line is a domain, whatever ends it', () => {
  assert.deepEqual(
    parseDomainLines('a.com\r\nb.com\rc.com\nd.com').map(({ domain }) => domain),
    ['a.com', 'b.com', 'c.com', 'd.com'],
  );
});

test('spaces around and capitals do not matter', () => {
  assert.deepEqual(only('  Example.COM\t'), ['example.com', 'ok']);
});

test('a pasted address becomes its host', () => {
  const reduced: [string, string][] = [
    ['https://example.com', 'example.com'],
    ['https://me:secret@www.Example.com:8443/a/b?c=d#e', 'www.example.com'],
    ['//cdn.example.com/x.js', 'cdn.example.com'],
    ['example.com/path', 'example.com'],
    ['example.com?x=1', 'example.com'],
    ['example.com:8080', 'example.com'],
    ['*.example.com', 'example.com'],
    ['.example.com', 'example.com'],
    ['example.com.', 'example.com'],
    ['https://*.例子.中国./', '例子.中国'],
    ['http://[2001:db8::1]:80/', '[2001:db8::1]'],
    ['http://192.168.1.1:3000', '192.168.1.1'],
  ];
  for (const [line, domain] of reduced) assert.deepEqual(only(line), [domain, 'reducedFromUrl'], line);
});

test('an international domain stays as it was typed', () => {
  assert.deepEqual(only('例子.中国'), ['例子.中国', 'ok']);
});

test('a line is cut to 150 characters', () => {
  assert.deepEqual(only('a'.repeat(150)), ['a'.repeat(150), 'ok']);
  assert.deepEqual(only('a'.repeat(151)), ['a'.repeat(150), 'cut']);
  assert.deepEqual(only('𠮷'.repeat(151)), ['𠮷'.repeat(150), 'cut']);
});

test('a long address with a short host is not cut', () => {
  assert.deepEqual(only(`https://example.com/${'a'.repeat(300)}`), ['example.com', 'reducedFromUrl']);
});

test('blank lines, doubles and what is there already are told apart', () => {
  assert.deepEqual(parseDomainLines('a.com\n \nA.com\nhttps://b.com\nhttps://\n*', ['B.com']), [
    { raw: 'a.com', domain: 'a.com', note: 'ok' },
    { raw: ' ', domain: '', note: 'blank' },
    { raw: 'A.com', domain: 'a.com', note: 'duplicate' },
    { raw: 'https://b.com', domain: 'b.com', note: 'alreadyThere' },
    { raw: 'https://', domain: '', note: 'blank' },
    { raw: '*', domain: '', note: 'blank' },
  ]);
});

test('two lines that are equal once cut are doubles', () => {
  const long = 'a'.repeat(150);
  assert.deepEqual(planAddition({ text: `${long}x\n${long}y`, existing: [], max: 9 }).toAdd, [long]);
});

test('adding fits up to the maximum', () => {
  assert.deepEqual(planAddition({ text: 'b.com\nc.com', existing: ['a.com'], max: 3 }), {
    toAdd: ['b.com', 'c.com'],
    dropped: [],
    tooMany: false,
    overBy: 0,
    full: false,
  });
});

test('one more than the maximum is refused, and it says by how many', () => {
  const plan = planAddition({ text: 'b.com\nc.com\nd.com', existing: ['a.com'], max: 3 });
  assert.equal(plan.tooMany, true);
  assert.equal(plan.overBy, 1);
  assert.equal(plan.full, false);
});

test('what is there already takes no place', () => {
  const plan = planAddition({ text: 'a.com\nb.com\nb.com', existing: ['a.com'], max: 2 });
  assert.deepEqual(plan.toAdd, ['b.com']);
  assert.equal(plan.tooMany, false);
  assert.deepEqual(
    plan.dropped.map(({ raw, note }) => [raw, note]),
    [
      ['a.com', 'alreadyThere'],
      ['b.com', 'duplicate'],
    ],
  );
});

test('a list at its maximum is full, even before anything is typed', () => {
  assert.deepEqual(planAddition({ text: '', existing: ['a.com', 'b.com'], max: 2 }), {
    toAdd: [],
    dropped: [],
    tooMany: false,
    overBy: 0,
    full: true,
  });
});

test('a list beyond its maximum is full, but adding nothing is not too many', () => {
  const plan = planAddition({ text: 'a.com', existing: ['a.com', 'b.com', 'c.com'], max: 2 });
  assert.equal(plan.full, true);
  assert.equal(plan.tooMany, false);
  assert.equal(plan.overBy, 0);
});

test('whatever is pasted, what is added is new, distinct, not blank and at most 150 characters', () => {
  const label = fc.stringMatching(/^[a-cA-C*./:@ #]{0,12}$/);
  const line = fc.oneof(label, fc.webUrl(), fc.domain(), fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(fc.array(line), fc.uniqueArray(fc.domain()), fc.integer({ min: 0, max: 9 }), (lines, existing, max) => {
      const { toAdd, tooMany, overBy } = planAddition({ text: lines.join('\n'), existing, max });
      const there = new Set(existing.map((domain) => domain.toLowerCase()));
      assert.equal(new Set(toAdd).size, toAdd.length);
      for (const domain of toAdd) {
        assert.ok(domain === domain.trim() && domain !== '' && !there.has(domain));
        assert.ok([...domain].length <= 150);
        assert.ok(!/[/?#\\\n]/.test(domain));
      }
      assert.equal(tooMany, overBy > 0);
      if (toAdd.length && existing.length + toAdd.length > max)
        assert.equal(overBy, existing.length + toAdd.length - max);
    }),
  );
});

test('any web address is reduced to its host', () => {
  fc.assert(
    fc.property(fc.domain(), fc.webPath(), fc.webQueryParameters(), (domain, path, query) => {
      fc.pre([...domain].length <= 150);
      assert.equal(only(`https://u@${domain}:443${path}?${query}`)?.[0], domain.toLowerCase());
    }),
  );
});
