import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { stemOf } from '#i18n/text.ts';
import { LOCALES } from '#routes/locales.ts';
import { TABLE } from '#routes/table.ts';

/** Returns the keys of a locale file's texts, joined by dots. */
function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? prefix + key : keysOf(value, `${prefix}${key}.`),
  );
}

/**
 * Returns the keys that no code names, neither whole in quotation marks nor by a template (`` `titles.${screen}` ``).
 * Islands name shared keys with `shared.` in front, which is ignored here.
 */
function unusedKeys(keys: readonly string[], code: string): string[] {
  const found = code.matchAll(/['"`]((?:[\w.-]|\$\{[^}`]*\})+)['"`]/g);
  const named = new Set([...found].map(([, text = '']) => text.replace(/^shared\./, '')));
  const patterns = [...named]
    .map((text) => text.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1 && /\w/.test(parts.join('')))
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`));
  return keys.filter((key) => {
    const stem = stemOf(key);
    return !named.has(stem) && !named.has(key) && !patterns.some((pattern) => pattern.test(stem));
  });
}

// `npm run check:content` checks that all languages have the same texts (tests/unit/content).
test('the code uses every text', () => {
  const code = globSync('{src,build-steps}/**/*.{ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'));
  const unused = globSync('locales/zh/*.json').flatMap((file) =>
    unusedKeys(keysOf(JSON.parse(readFileSync(file, 'utf8'))), code.join('\n')).map(
      (key) => `${basename(file)}: ${key}`,
    ),
  );
  assert.deepEqual(unused, []);
});

test('a text counts as used if the code names it whole or by a template', () => {
  const code = `t('a.b') t(\`d.\${x}\`) "f"`;
  assert.deepEqual(unusedKeys(['a.b', 'a.c', 'd.e', 'f_one', 'f_other', 'g'], code), ['a.c', 'g']);
});

test('the title of a page that the header leads to has the words of the header’s entry', () => {
  const missing = LOCALES.flatMap((locale) => {
    const { titles, menu } = JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8'));
    return TABLE.flatMap(({ name, menus = [] }) =>
      menus
        .filter((entry) => entry.menu === 'header' || entry.menu === 'sidebar')
        .map(({ label }) => menu[label.slice('menu.'.length)])
        .filter((words) => !titles[name].toLowerCase().includes(words.toLowerCase()))
        .map((words) => `${locale} ${name}: ${words}`),
    );
  });
  assert.deepEqual(missing, []);
});
