import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { readJson } from '../../../build-steps/texts/json-lines.ts';
import { copyContent } from './content-copy.ts';

const { root, write, replace, read } = copyContent();
const CLIENTS = 'brand/clients.json';
const VOICES = 'brand/testimonials.json';
const GROUPS = 'src/content/faq/groups.json';

for (const { name, source, said } of [
  { name: 'a missing comma', source: '{\n  "a": "1"\n  "b": 2\n}', said: ['2:11 expected a comma behind "1"'] },
  {
    name: 'a comma too many',
    source: '[\n  1,\n]',
    said: ['2:4 remove this comma: nothing comes behind it'],
  },
  { name: 'a missing colon', source: '{ "a" 1 }', said: ['1:6 expected a colon behind "a"'] },
  {
    name: 'curly quotation marks',
    source: '{\n“a”: “1”\n}',
    said: ['2:1 expected the sign " in place of “'],
  },
  {
    name: 'signs of a Chinese keyboard',
    source: '{\n"a": 1，\n"b"：2\n}',
    said: ['2:7 expected the sign , in place of ，', '3:4 expected the sign : in place of ：'],
  },
  {
    name: 'a text without an end',
    source: '{\n"a": "1,\n"b": "2"\n}',
    said: ['2:6 expected a quotation mark " at the end of this text'],
  },
  {
    name: 'a file that is cut off',
    source: '[{ "a": 1',
    said: ['1:10 expected a } behind this, for the { that is still open'],
  },
  { name: 'a comment', source: '// x\n[]', said: ['1:1 remove this comment: JSON has none'] },
  {
    name: 'a tab in a text',
    source: '["a\tb"]',
    said: ['1:2 this text has a tab or another invisible sign: write a space'],
  },
  { name: 'an empty file', source: '\n', said: ['2:1 expected a list or a group of texts: the file is empty'] },
  {
    name: 'a name that stands twice',
    source: '[\n{ "a": 1,\n  "b": 2,\n  "a": 3 }\n]',
    said: ['4 "a" stands twice here, on line 2, too: remove one of them'],
  },
  {
    name: 'several mistakes',
    source: '{\n"a": 1\n"b": 2\n"c": 3,\n}',
    said: [
      '2:7 expected a comma behind 1',
      '3:7 expected a comma behind 2',
      '4:7 remove this comma: nothing comes behind it',
    ],
  },
  { name: 'lines that end as on Windows', source: '{\r\n"a": 1,\r\n"b": 2\r\n}\r\n', said: [] },
]) {
  test(`${name}: what an editor is told about JSON`, () => {
    const { mistakes } = readJson(source);
    assert.deepEqual(
      mistakes.map(({ line, column, text }) => `${line}${column ? `:${column}` : ''} ${text}`),
      said,
    );
    assert.equal(said.length > 0 && !/twice/.test(said[0] ?? ''), throws(source));
  });
}

function throws(source: string): boolean {
  try {
    JSON.parse(source);
    return false;
  } catch {
    return true;
  }
}

test('all mistakes in the lists are named at once, each with its file and line', () => {
  replace(CLIENTS, '2023-09-12', '2023-02-30');
  replace(CLIENTS, '"size": 27.6', '"size": "27.6"');
  replace(CLIENTS, '"sha256": "0', '"sha256": "x');
  replace(CLIENTS, '"version": "3.0.2"', '"verson": "3.0.2"');
  replace(CLIENTS, 'https://apps', 'http://apps');
  replace(CLIENTS, '"type": "router"', '"type": "ext"');
  replace(VOICES, '"tw": "手', '"ja": "手');
  replace(VOICES, 'true', '"yes"');
  replace(VOICES, '"translator"', '"designer"');
  replace(GROUPS, '"tw": "付款與退款", ', '');
  replace(GROUPS, '{ "id": "more"', '{ "icon": "x", "id": "moer"');
  assert.deepEqual(contentMistakes(root), [
    `${GROUPS}:9: no question stands in a folder "moer": did you mean "more"?`,
    `src/content/faq: the folder "more" is no group of ${GROUPS}: its questions would be left out`,
    `${CLIENTS}:5: date: expected a date, such as "2023-09-12"`,
    `${CLIENTS}:12: link1: expected an https address, in quotation marks`,
    `${CLIENTS}:18: size: expected the size in MB, such as 38.4`,
    `${CLIENTS}:19: sha256: expected 64 hexadecimal digits`,
    `${CLIENTS}:29: version: expected the version, in quotation marks`,
    `${CLIENTS}:31: verson: is no field of this kind of entry: did you mean "version"?`,
    `${CLIENTS}:72: type: expected "ext" once`,
    `${CLIENTS}:1: type: no entry is for "router"`,
    `${VOICES}:4: example: expected true, or nothing where a customer has said this`,
    `${VOICES}:15: quote.tw: expected the quotation, in quotation marks`,
    `${VOICES}:17: quote.ja: is no field of this kind of entry`,
    `${VOICES}:22: id: expected "designer" once`,
    `${GROUPS}:3: title.tw: expected the heading, in quotation marks`,
    `${GROUPS}:9: icon: is no field of this kind of entry`,
  ]);
});

test('a list that can’t be read is named alone, not with all that depends on it', () => {
  replace(GROUPS, '"payment", ', '"payment" ');
  write(VOICES, '{}');
  write(CLIENTS, `\uFEFF${read(CLIENTS)}`);
  assert.deepEqual(contentMistakes(root), [
    `${CLIENTS}:1: begins with an invisible mark: save the file as "UTF-8", not "UTF-8 with BOM"`,
    `${VOICES}:1: expected a list: [ … ]`,
    `${GROUPS}:3:20: expected a comma behind "payment"`,
  ]);
});

test('no testimonial at all is fine', () => {
  write(VOICES, '[]\n');
  assert.deepEqual(contentMistakes(root), []);
});
