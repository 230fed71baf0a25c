import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { readJson } from '../../../build-steps/texts/json-lines.ts';
import { copyContent } from './content-copy.ts';

const { root, write, replace } = copyContent();
const CLIENTS = 'brand/clients.json';
const VOICES = 'brand/testimonials.json';
const GROUPS = 'src/content/faq/groups.json';

/** Broken JSON, each with the place and the text of the first mistake. */
const BROKEN: readonly [source: string, said: string][] = [
  ['{\n  "a": "1"\n  "b": 2\n}', '3:3 this can’t be read as JSON: comma expected'],
  ['[\n  1,\n]', '3:1 this can’t be read as JSON: value expected'],
  ['{\n“a”: “1”\n}', '2:1 type the sign of an English keyboard instead of “'],
  ['{\n"a": 1，\n"b": 2\n}', '2:7 type the sign of an English keyboard instead of ，'],
  ['{\n"a": "1,\n"b": "2"\n}', '2:6 this can’t be read as JSON: unexpected end of string'],
  ['["a\tb"]', '1:2 this can’t be read as JSON: invalid character'],
];

test('the first mistake in JSON is reported with its place and its kind', () => {
  for (const [source, said] of BROKEN) {
    const { value, mistakes } = readJson(source);
    assert.equal(value, undefined);
    assert.deepEqual(
      mistakes.map(({ line, column, text }) => `${line}:${column} ${text}`),
      [said],
    );
  }
  assert.deepEqual(readJson('{\r\n"a": 1,\r\n"b": 2\r\n}\r\n').value, { a: 1, b: 2 });
});

test('all mistakes in the lists are reported at once, each with its file and line', () => {
  replace(CLIENTS, '2023-09-12', '2023-02-30');
  replace(CLIENTS, '"size": 27.6', '"size": "27.6"');
  replace(CLIENTS, '"sha256": "0', '"sha256": "x');
  replace(CLIENTS, '"version": "3.0.2"', '"verson": "3.0.2"');
  replace(CLIENTS, 'https://apps', 'http://apps');
  replace(CLIENTS, '"type": "router"', '"type": "ext"');
  replace(CLIENTS, ',\n    "link2Version": "4.7.3"', '');
  replace(CLIENTS, 'petrel-4.8.0.apk', 'petrel 4.8.0.apk');
  replace(VOICES, '"tw": "手', '"ja": "手');
  replace(VOICES, 'true', '"yes"');
  replace(VOICES, '"translator"', '"designer"');
  replace(GROUPS, '"tw": "付款與退款", ', '');
  replace(GROUPS, '"tw": "帳', '"tw": "账');
  replace(GROUPS, '"id": "more"', '"icon": "x", "id": "moer"');
  assert.deepEqual(contentMistakes(root), [
    `${GROUPS}:10: the group "moer" has no questions: add one in src/content/faq/<language>/moer/, or remove the group`,
    `src/content/faq: the folder "more" is not listed in ${GROUPS}, so its questions would not be shown: add the group there`,
    `${CLIENTS}:5: date: expected a date, such as "2023-09-12"`,
    `${CLIENTS}:12: link1: expected an https address, in quotation marks`,
    `${CLIENTS}:18: size: expected the size in MB, such as 38.4`,
    `${CLIENTS}:19: sha256: expected 64 hexadecimal digits`,
    `${CLIENTS}:25: link1: expected an address without a space (in its middle a space is written %20)`,
    `${CLIENTS}:28: version: expected the version, in quotation marks`,
    `${CLIENTS}:30: verson: is not a field of this list: remove it, or correct its name`,
    `${CLIENTS}:71: type: "ext" occurs twice: remove one of the entries`,
    `${CLIENTS}:1: type: there is no entry for "router": add one`,
    `${VOICES}:4: example: expected true, or nothing where a customer has said this`,
    `${VOICES}:15: quote.tw: expected the quotation, in quotation marks`,
    `${VOICES}:17: quote.ja: is not a field of this list: remove it, or correct its name`,
    `${VOICES}:22: id: "designer" occurs twice: remove one of the entries`,
    `${GROUPS}:3: title.tw: expected the heading, in quotation marks`,
    `${GROUPS}:4: title.tw: 繁體中文 is written in other characters: write 帳 instead of 账`,
    `${GROUPS}:10: icon: is not a field of this list: remove it, or correct its name`,
  ]);
});

test('a list that can’t be read is reported alone, without the mistakes that follow from it', () => {
  replace(GROUPS, '"payment", ', '"payment" ');
  write(VOICES, '{}');
  assert.deepEqual(contentMistakes(root), [
    `${VOICES}:1: expected a list: [ … ]`,
    `${GROUPS}:3:21: this can’t be read as JSON: comma expected`,
  ]);
  write(VOICES, '[]');
  assert.equal(contentMistakes(root).length, 1, 'no testimonial at all is fine');
});
