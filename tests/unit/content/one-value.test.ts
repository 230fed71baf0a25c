import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LOCALES } from '#routes/locales.ts';
// Figures that several screens state: the value, and in each language a pattern of the words, with the value in brackets.
import figures from './figures.json' with { type: 'json' };

for (const locale of LOCALES) {
  // Join all states of a screen into one text, because different screens must agree.
  const screens = globSync(`tests/browser/screens/texts/${locale}/*/`).map((folder) =>
    globSync(`${folder}/*.yml`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  for (const { fact, value, [locale]: words } of figures) {
    test(`all screens state the same value for: ${fact} (${locale})`, () => {
      const said = screens.map((text) => [...text.matchAll(new RegExp(words, 'gi'))].map(([, ...all]) => all.join('')));
      assert.ok(said.filter((values) => values.length > 0).length > 1, 'more than one screen tells it');
      assert.deepEqual([...new Set(said.flat())], [value]);
    });
  }
}
