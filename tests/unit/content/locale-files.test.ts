import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { localeMistakes } from '../../../build-steps/texts/check-locales.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'petrel-locales-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes the same file in each language, except for the languages in `others`. */
function screen(name: string, usual: string, others: Readonly<Record<string, string>> = {}): void {
  for (const locale of ['zh', 'tw', 'en']) {
    const path = join(root, 'locales', locale, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, others[locale] ?? usual);
  }
}

const USUAL = `{
  "submit": "Go",
  "form": {
    "name": "Name",
    "hint": "Of {{brand}}, {{count}}"
  }
}`;

const PLACES = 'expected the placeholders {{count}}, as in locales/en/x.json';

/** A change in one language, and the messages about it. */
const DIFFERING: readonly [locale: 'zh' | 'tw' | 'en', from: string, to: string, said: string[]][] = [
  ['zh', ', {{count}}', '', [`zh:5: form.hint: ${PLACES}`]],
  ['tw', '"Go",', '"Go"', ['tw:3:3: this can’t be read as JSON: comma expected']],
  ['en', '"Go"', '" "', ['en:2: submit: expected a text, but it is empty']],
  [
    'en',
    '    "name": "Name",\n',
    '',
    ['en:3: form.name: is missing, although it exists in zh and tw: translate it, or remove it there'],
  ],
  ['zh', '"Go"', '7', ['zh:2: submit: expected a text in quotation marks']],
  ['tw', 'count', 'cuont', [`tw:5: form.hint: ${PLACES}`]],
  ['tw', 'Of ', 'Of {x}', ['tw:5: form.hint: write a name in two pairs of braces, such as {{count}}, instead of {x}']],
  ['en', '"Go"', '"<b>Go</b>"', ['en:2: submit: remove the HTML: readers would see its tags']],
  [
    'zh',
    '"name"',
    '"nmae"',
    [
      'tw:3: form.nmae: is missing, although it exists in zh: translate it, or remove it there',
      'en:3: form.nmae: is missing, although it exists in zh: translate it, or remove it there',
      'zh:3: form.name: is missing, although it exists in tw and en: translate it, or remove it there',
    ],
  ],
];

test('differences in one language are reported with file and line', () => {
  for (const [at, [locale, from, to]] of DIFFERING.entries()) {
    screen(`x${at}`, USUAL, { [locale]: USUAL.replace(from, to) });
  }
  const mistakes = localeMistakes(root);
  for (const [at, [, , to, said]] of DIFFERING.entries()) {
    const own = mistakes.filter((line) => line.includes(`/x${at}.json:`));
    assert.deepEqual(
      own.map((line) => line.replace(/^locales\/(\w+)\/x\d+\.json/, '$1').replace(/\d+\.json$/, '.json')),
      said,
      to,
    );
  }
});

test('equal files are accepted, even with line ends of Windows, and files that a language lacks are reported', () => {
  screen('login', USUAL, { en: USUAL.replaceAll('\n', '\r\n') });
  screen('account', '{}');
  assert.deepEqual(localeMistakes(root), []);
  rmSync(join(root, 'locales/tw/account.json'));
  mkdirSync(join(root, 'locales/cn'));
  writeFileSync(join(root, 'locales/cn/login.json'), '{}');
  assert.deepEqual(localeMistakes(root), [
    'locales/cn/login.json: expected a path like locales/zh|tw|en/login.json',
    'locales/tw/account.json: is missing, although it exists in zh and en: translate it, or remove it there',
  ]);
});

test('a text with a number needs all plural forms of its language; only the form for one may omit the number', () => {
  const chinese = '{ "left_other": "{{count}} 天" }';
  const english = '{ "left_one": "One day", "left_other": "{{count}} days" }';
  screen('fine', chinese, { en: english });
  screen('lacking', chinese, { en: '{ "left_other": "{{count}} days" }' });
  screen('orderSummary', chinese, { en: english.replace('One', '{{cuont}}') });
  assert.deepEqual(localeMistakes(root), [
    'locales/en/lacking.json:1: left_one: this plural form is missing: add it',
    'locales/en/orderSummary.json:1: left_one: expected the placeholders {{count}}, as in locales/en/orderSummary.json',
  ]);
});
