import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { LANGUAGE_TAG, LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { byStems, emptyTexts, flatten, placesOf, untranslated, unusedKeys, wrongForms } from './locale-checks.ts';

const NAMESPACES = globSync('locales/zh/*.json').map((file) => basename(file, '.json'));

function read(locale: Locale, namespace: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')));
}

test('every language has the same files', () => {
  for (const locale of LOCALES) {
    const files = globSync(`locales/${locale}/*.json`).map((file) => basename(file, '.json'));
    assert.deepEqual(files.sort(), [...NAMESPACES].sort(), locale);
  }
});

for (const namespace of NAMESPACES) {
  test(`${namespace}: the same keys in all languages`, () => {
    const keys = Object.keys(byStems(read('zh', namespace)));
    for (const locale of LOCALES) {
      const others = Object.keys(byStems(read(locale, namespace)));
      assert.deepEqual(
        { missing: keys.filter((key) => !others.includes(key)), extra: others.filter((key) => !keys.includes(key)) },
        { missing: [], extra: [] },
        `locales/${locale}/${namespace}.json, compared with zh`,
      );
    }
  });

  test(`${namespace}: no text is empty, and none is left in another language`, () => {
    for (const locale of LOCALES) {
      const texts = read(locale, namespace);
      assert.deepEqual(emptyTexts(texts), [], `${locale}: empty`);
      assert.deepEqual(untranslated(texts, LANGUAGE_TAG[locale]), [], `${locale}: not translated`);
    }
  });

  test(`${namespace}: a text has the same places in all languages`, () => {
    const zh = byStems(read('zh', namespace));
    for (const locale of LOCALES) {
      for (const [key, text] of Object.entries(byStems(read(locale, namespace)))) {
        assert.deepEqual(placesOf(text), placesOf(zh[key] ?? ''), `locales/${locale}/${namespace}.json: ${key}`);
      }
    }
  });

  test(`${namespace}: a text that counts has the forms that its language has`, () => {
    for (const locale of LOCALES) {
      const wrong = wrongForms(Object.keys(read(locale, namespace)), LANGUAGE_TAG[locale]);
      assert.deepEqual(wrong, [], `locales/${locale}/${namespace}.json`);
    }
  });
}

test('every text is used by some code', () => {
  const code = globSync('src/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));
  const unused = NAMESPACES.flatMap((namespace) =>
    unusedKeys(Object.keys(read('zh', namespace)), code).map((key) => `${namespace}: ${key}`),
  );
  assert.deepEqual(unused, []);
});

test('the checks find what they are there for', () => {
  assert.deepEqual(emptyTexts({ a: ' ', b: 'x' }), ['a']);
  assert.deepEqual(untranslated({ a: 'Log in', b: '登录', c: '{{brand}}', d: 'iOS' }, 'zh-Hans'), ['a']);
  assert.deepEqual(untranslated({ a: '登录', b: 'Log in' }, 'en'), ['a']);
  assert.deepEqual(untranslated({ a: 'Log in', b: 'ログイン', c: '登録', d: 'Войти' }, 'ja'), ['a', 'd']);
  assert.deepEqual(untranslated({ a: 'Log in', b: 'Войти', c: '登录' }, 'ru'), ['a', 'c']);
  assert.deepEqual(byStems({ a_one: '1', a_other: '2', b: '3' }), { a: '2', b: '3' });
  assert.deepEqual(wrongForms(['a_one', 'a_other', 'b'], 'zh-Hans'), ['a_one is never used']);
  assert.deepEqual(wrongForms(['a_one', 'a_other', 'b'], 'fr'), ['a_many is missing']);
  assert.deepEqual(placesOf('{{b}} and {{a}}'), ['a', 'b']);
  assert.deepEqual(unusedKeys(['a.b', 'a.c', 'd.e', 'f_one', 'f_other', 'g'], ["t('a.b')", `t(\`d.\${x}\`)`, '"f"']), [
    'a.c',
    'g',
  ]);
});
