import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { Amount, Flag, Id, Items, mapped, OneOf, Optional, Seconds, Text, Texts } from '#contract/fields.ts';

const NOT_UNDERSTOOD = Symbol('not understood');

/** What a field makes of a value that came as JSON. */
function read(schema: v.GenericSchema, value: unknown): unknown {
  const { typed, output } = v.safeParse(schema, value);
  return typed ? output : NOT_UNDERSTOOD;
}

/** Where and what a schema complains of, although it may have read the rest. */
function complaints(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.expected}`);
}

/** Each kind of field: what is read of values, and the values that are not understood. */
const TABLE: readonly [
  name: string,
  schema: v.GenericSchema,
  rows: readonly [value: unknown, read: unknown][],
  odd: readonly unknown[],
][] = [
  [
    'a yes or no is also 0, 1 or a word',
    Flag,
    [
      ...[true, 1, '1', ' TRUE '].map((value): [unknown, boolean] => [value, true]),
      ...[0, '0', 'false'].map((value): [unknown, boolean] => [value, false]),
    ],
    ['yes', 2, '', null, [1]],
  ],
  [
    'a number is also decimal text',
    Amount,
    [
      [1.99, 1.99],
      ['1.99', 1.99],
      [' -5 ', -5],
      ['.5', 0.5],
    ],
    ['', '1,99', '1.2.3', '0x10', 'Infinity', 1e300, true, null],
  ],
  [
    'a text is also a number, and always well-formed',
    Text,
    [
      ['a', 'a'],
      ['', ''],
      [30, '30'],
      ['😀', '😀'],
      ['a\ud83d', 'a\ufffd'],
    ],
    [true, null],
  ],
  [
    'an id stays what it is',
    Id,
    [
      [9, 9],
      ['9', '9'],
    ],
    ['', 2 ** 53 + 2, null],
  ],
  [
    'a moment is in seconds, in milliseconds beyond the year 9999, else none',
    Seconds,
    [
      [1_735_689_600, 1_735_689_600],
      ['1735689600', 1_735_689_600],
      [253_402_300_799, 253_402_300_799],
      [1_735_689_600_999, 1_735_689_600],
      [0, 0],
      [-1, 0],
      [1_735_689_600_000_000, 0],
    ],
    ['tomorrow'],
  ],
  [
    'a text that lacks a language takes it from another, the other Chinese first',
    Texts,
    [
      [
        { zh: '一', en: 'one' },
        { zh: '一', tw: '一', en: 'one' },
      ],
      [
        { tw: '壹', en: 'one' },
        { zh: '壹', tw: '壹', en: 'one' },
      ],
      [{ en: 'one' }, { zh: 'one', tw: 'one', en: 'one' }],
      [
        { zh: '一', tw: '壹', en: null },
        { zh: '一', tw: '壹', en: '一' },
      ],
      ['VIP', { zh: 'VIP', tw: 'VIP', en: 'VIP' }],
    ],
    [{}, null],
  ],
  [
    'one of a few values is also its text',
    OneOf([1, 2]),
    [
      [2, 2],
      ['2', 2],
    ],
    [3, true],
  ],
  [
    'a list leaves out what it cannot use, may be an object with numbered keys, and is empty as null and {}',
    Items(Id),
    [
      [
        [1, null, 'b'],
        [1, 'b'],
      ],
      [[], []],
      [{ 0: 'a', 2: 'c' }, ['a', 'c']],
      [null, []],
      [{}, []],
    ],
    [{ a: 'a' }, 'ab'],
  ],
];

for (const [name, schema, rows, odd] of TABLE) {
  test(name, () => {
    for (const [value, expected] of rows) assert.deepEqual(read(schema, value), expected, JSON.stringify(value));
    for (const value of odd) assert.equal(read(schema, value), NOT_UNDERSTOOD, JSON.stringify(value));
  });
}

test('an optional field takes its default when it is absent, null or odd, and only odd is worth a word', () => {
  const schema = v.object({ save: Optional(Amount, 0), name: Optional(Text) });
  assert.deepEqual(read(schema, {}), { save: 0 });
  assert.deepEqual(read(schema, { save: null, name: null }), { save: 0, name: null });
  assert.deepEqual(read(schema, { save: 'much', name: [] }), { save: 0, name: undefined });
  assert.deepEqual(complaints(schema, { save: null }), []);
  assert.deepEqual(complaints(schema, { save: 'much', name: [] }), ['save: a number', 'name: a text']);
});

test('what was left out is named by its place, and the rest goes on', () => {
  const rows = mapped(Items(v.object({ id: Id, save: Optional(Amount, 0) })), (read) => read.map(({ id }) => id));
  assert.deepEqual(read(rows, [{ id: 1 }, { save: 5 }, { id: 2, save: 'x' }]), [1, 2]);
  assert.deepEqual(complaints(rows, [{ id: 1 }, { save: 5 }, { id: 2, save: 'x' }]), [
    '1.id: "id"',
    '2.save: a number',
  ]);
});
