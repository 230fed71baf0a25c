import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { addLanguage, withLanguage, withPluralForms } from '../../../tools/language/add-language.ts';

const tags = { zh: 'zh-Hans', en: 'en', fr: 'fr' };
const FILES = {
  'locales/en/shared.json': '{ "days_one": "a day", "days_other": "{{count}} days", "ok": "OK" }',
  'src/content/faq/en/more/01-a.md': '---\nquestion: "?"\n---\n\nYes.\n',
  'src/content/faq/groups.json': '[{ "id": "more", "title": { "zh": "更多", "en": "More" } }]',
  'src/content/README.md': 'For editors',
  'src/config.ts':
    "/** Names. */\nexport const brand: Readonly<Record<Locale, string>> = { zh: '海燕', en: 'Petrel' };\nexport const law = {\n  zh: '国',\n  en: 'Land',\n};\nexport const offline = true;\n",
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'petrel-language-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

test('a language gets the folders of another and its place in the JSON files, and what was written is said', () => {
  assert.deepEqual(addLanguage({ root, to: 'fr', from: 'en', tags }), {
    written: ['locales/fr/', 'src/content/faq/fr/', 'src/content/faq/groups.json'],
    names: ["src/config.ts:2: fr: 'Petrel'", "src/config.ts:5: fr: 'Land'"],
  });
  assert.match(read('src/config.ts'), /= \{ zh: '海燕', en: 'Petrel', fr: 'Petrel' \};/);
  assert.match(read('src/config.ts'), / {2}en: 'Land', fr: 'Land',\n\};/);
  assert.equal(read('src/content/faq/fr/more/01-a.md'), FILES['src/content/faq/en/more/01-a.md']);
  assert.deepEqual(JSON.parse(read('src/content/faq/groups.json')), [
    { id: 'more', title: { zh: '更多', en: 'More', fr: 'More' } },
  ]);
  assert.deepEqual(Object.keys(JSON.parse(read('locales/fr/shared.json'))), [
    'days_one',
    'days_many',
    'days_other',
    'ok',
  ]);
});

test('a language that the route tables lack, texts from nowhere, and folders that are there are refused', () => {
  assert.throws(
    () => addLanguage({ root, to: 'ja', from: 'en', tags }),
    /"ja" .* a row in src\/routes\/languages\.ts first/,
  );
  assert.throws(() => addLanguage({ root, to: 'fr', from: 'xx', tags }), /from zh, en, not from "xx"/);
  assert.throws(() => addLanguage({ root, to: 'fr', from: 'fr', tags }), /not from "fr"/);
  mkdirSync(join(root, 'src/content/faq/fr'));
  assert.throws(() => addLanguage({ root, to: 'fr', from: 'en', tags }), /src\/content\/faq\/fr: there already/);
  assert.deepEqual(readdirSync(join(root, 'locales')), ['en']);
  assert.equal(read('src/config.ts'), FILES['src/config.ts']);
});

test("a text that counts gets the new language's plural forms, from its own or from the one for most numbers", () => {
  const english = { a: { days_one: 'a day', days_other: 'days' }, b: 'x' };
  assert.deepEqual(withPluralForms(english, 'ja'), { a: { days_other: 'days' }, b: 'x' });
  assert.deepEqual(withPluralForms(english, 'pl'), {
    a: { days_one: 'a day', days_few: 'days', days_many: 'days', days_other: 'days' },
    b: 'x',
  });
});

test('only texts that stand in the other language get one more', () => {
  const value = [{ id: 'ios', size: 3, name: { zh: '一', en: 'One' }, link: 'https://a.example/' }];
  assert.deepEqual(withLanguage(value, 'fr', 'en'), [
    { id: 'ios', size: 3, name: { zh: '一', en: 'One', fr: 'One' }, link: 'https://a.example/' },
  ]);
  assert.deepEqual(withLanguage({ en: 'One', fr: 'Un' }, 'fr', 'en'), { en: 'One', fr: 'Un' });
});
