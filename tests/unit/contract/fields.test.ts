import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { Amount, Flag, Id, Items, mapped, Name, OneOf, Optional, Seconds, Text, Texts } from '#contract/fields.ts';

const NOT_UNDERSTOOD = Symbol('not understood');

/** Returns what a field reads from a value that came as JSON. */
function read(schema: v.GenericSchema, value: unknown): unknown {
  const { typed, output } = v.safeParse(schema, value);
  return typed ? output : NOT_UNDERSTOOD;
}

/** Returns the places and the expectations of a schema's complaints, although it may have read the rest. */
function complaints(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.expected}`);
}

/** Each kind of field: the values that it reads, with the results, and the values that it does not understand. */
const TABLE: readonly [
  name: string,
  schema: v.GenericSchema,
  rows: readonly [value: unknown, read: unknown][],
  odd: readonly unknown[],
][] = [
  [
    'a yes or no may also be sent as 0, 1 or a word',
    Flag,
    [
      ...[true, 1, '1', ' TRUE '].map((value): [unknown, boolean] => [value, true]),
      ...[0, '0', 'false'].map((value): [unknown, boolean] => [value, false]),
    ],
    ['yes', 2, '', null, [1]],
  ],
  [
    'a name is no longer than what a page can lay out',
    Name,
    [
      ['Lin’s phone', 'Lin’s phone'],
      ['x'.repeat(300_000), 'x'.repeat(500)],
      [`${'x'.repeat(499)}😀`, `${'x'.repeat(499)}\ufffd`],
    ],
    ['', ' ', null],
  ],
  [
    'a number may also be sent as decimal text',
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
    'a text may also be sent as a number, and is always read as well-formed Unicode',
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
    'an id keeps the type with which it was sent',
    Id,
    [
      [9, 9],
      ['9', '9'],
    ],
    ['', 2 ** 53 + 2, null],
  ],
  [
    'a moment is read as seconds, or as milliseconds beyond the year 9999; other numbers are read as 0',
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
    'a missing language of a text is taken from another one, first from the other Chinese',
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
    'one of a few values may also be sent as text',
    OneOf([1, 2]),
    [
      [2, 2],
      ['2', 2],
    ],
    [3, true],
  ],
  [
    'a list omits items that it can’t use, may be an object with numbered keys, and is empty if it is null or {}',
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

test('an optional field takes its default if it is absent, null or odd, and only an odd value is reported', () => {
  const schema = v.object({ save: Optional(Amount, 0), name: Optional(Text) });
  assert.deepEqual(read(schema, {}), { save: 0 });
  assert.deepEqual(read(schema, { save: null, name: null }), { save: 0, name: null });
  assert.deepEqual(read(schema, { save: 'much', name: [] }), { save: 0, name: undefined });
  assert.deepEqual(complaints(schema, { save: null }), []);
  assert.deepEqual(complaints(schema, { save: 'much', name: [] }), ['save: a number', 'name: a text']);
});

test('an ignored value is reported by its place, and the other values are read', () => {
  const rows = mapped(Items(v.object({ id: Id, save: Optional(Amount, 0) })), (read) => read.map(({ id }) => id));
  assert.deepEqual(read(rows, [{ id: 1 }, { save: 5 }, { id: 2, save: 'x' }]), [1, 2]);
  assert.deepEqual(complaints(rows, [{ id: 1 }, { save: 5 }, { id: 2, save: 'x' }]), [
    '1.id: "id"',
    '2.save: a number',
  ]);
});
