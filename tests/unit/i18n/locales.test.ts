import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { LANGUAGE_TAG, LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { flatten, untranslated, unusedKeys } from './locale-checks.ts';

const NAMESPACES = globSync('locales/zh/*.json').map((file) => basename(file, '.json'));

function read(locale: Locale, namespace: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')));
}

// That languages have the same texts and places is what `npm run check:content` is for (tests/unit/content/locale-files.test.ts).
for (const namespace of NAMESPACES) {
  test(`${namespace}: no text is left in another language`, () => {
    for (const locale of LOCALES) {
      assert.deepEqual(untranslated(read(locale, namespace), LANGUAGE_TAG[locale]), [], locale);
    }
  });
}

test('every text is used by some code', () => {
  const code = globSync('{src,build-steps}/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));
  const unused = NAMESPACES.flatMap((namespace) =>
    unusedKeys(Object.keys(read('zh', namespace)), code).map((key) => `${namespace}: ${key}`),
  );
  assert.deepEqual(unused, []);
});

test('the checks find what they are there for', () => {
  assert.deepEqual(untranslated({ a: 'Log in', b: '登录', c: '{{brand}}', d: 'iOS' }, 'zh-Hans'), ['a']);
  assert.deepEqual(untranslated({ a: '登录', b: 'Log in' }, 'en'), ['a']);
  assert.deepEqual(untranslated({ a: 'Log in', b: 'ログイン', c: '登録', d: 'Войти' }, 'ja'), ['a', 'd']);
  assert.deepEqual(untranslated({ a: 'Log in', b: 'Войти', c: '登录' }, 'ru'), ['a', 'c']);
  assert.deepEqual(unusedKeys(['a.b', 'a.c', 'd.e', 'f_one', 'f_other', 'g'], ["t('a.b')", `t(\`d.\${x}\`)`, '"f"']), [
    'a.c',
    'g',
  ]);
});
