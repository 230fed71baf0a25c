import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { flatten, unusedKeys } from './locale-checks.ts';

const NAMESPACES = globSync('locales/zh/*.json').map((file) => basename(file, '.json'));

function read(namespace: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(`locales/zh/${namespace}.json`, 'utf8')));
}

// That languages have the same texts, translated, is what `npm run check:content` is for (tests/unit/content).
test('every text is used by some code', () => {
  const code = globSync('{src,build-steps}/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));
  const unused = NAMESPACES.flatMap((namespace) =>
    unusedKeys(Object.keys(read(namespace)), code).map((key) => `${namespace}: ${key}`),
  );
  assert.deepEqual(unused, []);
});

test('a text counts as used if code names it, in parts, too', () => {
  assert.deepEqual(unusedKeys(['a.b', 'a.c', 'd.e', 'f_one', 'f_other', 'g'], ["t('a.b')", `t(\`d.\${x}\`)`, '"f"']), [
    'a.c',
    'g',
  ]);
});
