import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { emptyTexts, flatten, placesOf, untranslated, unusedKeys } from './locale-checks.ts';

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
  test(`${namespace}: the same keys, in the same order, in all languages`, () => {
    const keys = Object.keys(read('zh', namespace));
    for (const locale of ['tw', 'en'] as const) {
      const others = Object.keys(read(locale, namespace));
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
      assert.deepEqual(untranslated(texts, locale), [], `${locale}: not translated`);
    }
  });

  test(`${namespace}: a text has the same places in all languages`, () => {
    const zh = read('zh', namespace);
    for (const locale of ['tw', 'en'] as const) {
      for (const [key, text] of Object.entries(read(locale, namespace))) {
        if (/_(one|other)$/.test(key)) continue;
        assert.deepEqual(placesOf(text), placesOf(zh[key] ?? ''), `locales/${locale}/${namespace}.json: ${key}`);
      }
    }
  });

  test(`${namespace}: a text that counts has all its forms`, () => {
    for (const locale of LOCALES) {
      const keys = Object.keys(read(locale, namespace));
      for (const key of keys.filter((key) => /_(zero|one|two|few|many|other)$/.test(key))) {
        const stem = key.replace(/_\w+$/, '');
        assert.ok(keys.includes(`${stem}_other`), `${locale}/${namespace}: ${stem}_other is missing`);
        assert.ok(keys.includes(`${stem}_one`), `${locale}/${namespace}: ${stem}_one is missing`);
      }
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

test('the checks see what they shall see', () => {
  assert.deepEqual(emptyTexts({ a: ' ', b: 'x' }), ['a']);
  assert.deepEqual(untranslated({ a: 'Log in', b: '登录', c: '{{brand}}', d: 'iOS' }, 'zh'), ['a']);
  assert.deepEqual(untranslated({ a: '登录', b: 'Log in' }, 'en'), ['a']);
  assert.deepEqual(placesOf('{{b}} and {{a}}'), ['a', 'b']);
  assert.deepEqual(unusedKeys(['a.b', 'a.c', 'd.e', 'f_one', 'f_other', 'g'], ["t('a.b')", `t(\`d.\${x}\`)`, '"f"']), [
    'a.c',
    'g',
  ]);
});
