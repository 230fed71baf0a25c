import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LOCALES } from '#routes/locales.ts';
// A figure that several screens tell: its one value, and in each language the words around it, which hold it in brackets.
import figures from './figures.json' with { type: 'json' };

for (const locale of LOCALES) {
  // All states of a screen are one text, because two screens must agree and not two states.
  const screens = globSync(`tests/browser/screens/texts/${locale}/*/`).map((folder) =>
    globSync(`${folder}/*.yml`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  for (const { fact, value, [locale]: words } of figures) {
    test(`${fact}: one value on all screens (${locale})`, () => {
      const said = screens.map((text) => [...text.matchAll(new RegExp(words, 'gi'))].map(([, ...all]) => all.join('')));
      assert.ok(said.filter((values) => values.length > 0).length > 1, 'more than one screen tells it');
      assert.deepEqual([...new Set(said.flat())], [value]);
    });
  }
}
