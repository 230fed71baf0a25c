import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { addLanguage, withLanguage, withPluralForms } from '../../../tools/language/add-language.ts';

const tags = { zh: 'zh-Hans', en: 'en', fr: 'fr' };
const FILES = {
  'locales/en/shared.json': '{ "ok": "OK" }',
  'src/content/faq/en/more/01-a.md': 'Yes.\n',
  'src/config.ts': "export const brand: Readonly<Record<Locale, string>> = { zh: '海燕', en: 'Petrel' };\n",
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

test('add:language refuses a language without a row, texts of an unknown language, and folders that already exist', () => {
  assert.throws(
    () => addLanguage({ root, to: 'ja', from: 'en', tags }),
    /"ja" .* add a row to src\/routes\/languages\.ts first/,
  );
  assert.throws(() => addLanguage({ root, to: 'fr', from: 'xx', tags }), /from zh, en, not from "xx"/);
  assert.throws(() => addLanguage({ root, to: 'fr', from: 'fr', tags }), /not from "fr"/);
  mkdirSync(join(root, 'src/content/faq/fr'));
  assert.throws(() => addLanguage({ root, to: 'fr', from: 'en', tags }), /src\/content\/faq\/fr exists already/);
  assert.deepEqual(readdirSync(join(root, 'locales')), ['en']);
  assert.equal(readFileSync(join(root, 'src/config.ts'), 'utf8'), FILES['src/config.ts']);
});

test('a text with plurals gets the new language’s forms, from its own forms or from the form "other"', () => {
  const english = { a: { days_one: 'a day', days_other: 'days' }, b: 'x' };
  assert.deepEqual(withPluralForms(english, 'ja'), { a: { days_other: 'days' }, b: 'x' });
  assert.deepEqual(withPluralForms(english, 'pl'), {
    a: { days_one: 'a day', days_few: 'days', days_many: 'days', days_other: 'days' },
    b: 'x',
  });
});

test('only texts that exist in the other language get one more language', () => {
  const value = [{ id: 'ios', size: 3, name: { zh: '一', en: 'One' }, link: 'https://a.example/' }];
  assert.deepEqual(withLanguage(value, 'fr', 'en'), [
    { id: 'ios', size: 3, name: { zh: '一', en: 'One', fr: 'One' }, link: 'https://a.example/' },
  ]);
  assert.deepEqual(withLanguage({ en: 'One', fr: 'Un' }, 'fr', 'en'), { en: 'One', fr: 'Un' });
});
