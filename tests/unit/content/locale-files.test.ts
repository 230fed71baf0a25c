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

function write(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(join(root, 'locales', path)), { recursive: true });
  writeFileSync(join(root, 'locales', path), lines.join('\n'));
}

/** The same file in each language, but for those that are given. */
function screen(
  name: string,
  usual: readonly string[],
  others: Readonly<Record<string, readonly string[]>> = {},
): void {
  for (const locale of ['zh', 'tw', 'en']) write(`${locale}/${name}.json`, others[locale] ?? usual);
}

test('files that say the same are fine, with lines as on Windows, too', () => {
  screen('login', ['{', '  "submit": "Go",', '  "form": { "name": "{{brand}}" }', '}'], {
    en: ['{\r', '  "submit": "Go",\r', '  "form": { "name": "{{brand}}" }\r', '}\r'],
  });
  assert.deepEqual(localeMistakes(root), []);
});

test('all mistakes of a language are named at once, each with its file and line', () => {
  const usual = [
    '{',
    '  "submit": "Go",',
    '  "form": {',
    '    "name": "Name",',
    '    "hint": "Of {{brand}}"',
    '  }',
    '}',
  ];
  screen('broken', usual, { tw: ['{', '  "submit": "Go"', '  "form": { "name": "N", "hint": "{{brand}}" }', '}'] });
  screen('empty', usual, { en: usual.map((line) => line.replace('"Go"', '" "')) });
  screen('missing', usual, { en: usual.filter((line) => !line.includes('name')) });
  screen('number', usual, { zh: usual.map((line) => line.replace('"Go"', '7')) });
  screen('place', usual, { en: usual.map((line) => line.replace('{{brand}}', '{{brnad}}')) });
  screen('half', usual, { tw: usual.map((line) => line.replace('{{brand}}', '{{brand}} {x}')) });
  screen('slip', usual, { zh: usual.map((line) => line.replace('"name"', '"nmae"')) });
  screen('surplus', usual, { tw: ['{', '  "greeting": "Hi",', ...usual.slice(1)] });
  screen('twice', usual, { en: ['{', '  "submit": "Now",', ...usual.slice(1)] });
  screen('whole', usual, { en: ['{', '  "submit": "Go"', '}'] });
  screen('html', usual, { en: usual.map((line) => line.replace('"Go"', '"<b>Go</b>"')) });
  assert.deepEqual(localeMistakes(root).sort(), [
    'locales/en/empty.json:2: submit: expected a text, but it is empty',
    'locales/en/html.json:2: submit: expected words: HTML would be shown as it is written',
    'locales/en/missing.json:3: form.name: is missing here, though it stands in zh and tw',
    'locales/en/place.json:5: form.hint: expected the placeholder {{brand}}, as in zh and tw',
    'locales/en/place.json:5: form.hint: nothing fills the placeholder {{brnad}}: it is not in zh and tw',
    'locales/en/twice.json:3: "submit" stands twice here, on line 2, too: remove one of them',
    'locales/en/whole.json:1: form: is missing here, though it stands in zh and tw',
    'locales/tw/broken.json:2:17: expected a comma behind "Go"',
    'locales/tw/half.json:5: form.hint: expected a name in two pairs of braces, such as {{count}}, in place of {x}',
    'locales/tw/surplus.json:2: greeting: no other language has this text: add it there, or remove it here',
    'locales/zh/number.json:2: submit: expected a text in quotation marks',
    'locales/zh/slip.json:4: form.nmae: expected "name", as in tw and en',
  ]);
});

test('files that only some languages have are named, misspelt ones with the name that was meant', () => {
  screen('login', ['{}']);
  screen('account', ['{}']);
  rmSync(join(root, 'locales/tw/account.json'));
  rmSync(join(root, 'locales/en/login.json'));
  write('en/logn.json', ['{}']);
  write('cn/login.json', ['{}']);
  assert.deepEqual(localeMistakes(root), [
    'locales/cn/login.json: expected a path like locales/zh|tw|en/login.json',
    'locales/tw/account.json: is missing, though it stands in zh and en',
    'locales/en/logn.json: expected the name login.json, as in zh and tw',
  ]);
});

test('a text that counts needs the forms of its language, of which the one for a single thing may do without the number', () => {
  const chinese = ['{', '  "left_other": "{{count}} 天"', '}'];
  screen('fine', chinese, { en: ['{', '  "left_one": "One day",', '  "left_other": "{{count}} days"', '}'] });
  screen('wrong', chinese, {
    tw: ['{', '  "left_one": "一天",', '  "left_other": "{{count}} 天"', '}'],
    en: ['{', '  "left_other": "{{count}} days"', '}'],
  });
  screen('slip', chinese, { en: ['{', '  "left_one": "{{cuont}} day",', '  "left_other": "{{count}} days"', '}'] });
  screen('plain', ['{', '  "left": { "a": "1", "b": "2" }', '}'], { en: ['{', '  "left": "1"', '}'] });
  assert.deepEqual(localeMistakes(root), [
    'locales/tw/wrong.json:2: left_one: is never used: this language has left_other',
    'locales/en/wrong.json:2: left_one: is missing, the form for other numbers than this',
    'locales/en/plain.json:2: left: expected a group of texts, as in zh and tw',
    'locales/en/slip.json:2: left_one: nothing fills the placeholder {{cuont}}: it is not in zh and tw and en',
  ]);
});
