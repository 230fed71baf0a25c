import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofOtherScript, scriptOf } from '../../../build-steps/texts/scripts.ts';
import { LANGUAGE_TAG, LOCALES } from '../../../src/routes/locales.ts';
import { isSpaced, readChosen, readForbidden, wordsIn } from './glossary-table.ts';
import { textsOf } from './readable-texts.ts';
import { RULES, rulesOf } from './typography.ts';

const forbidden = readForbidden();

for (const locale of LOCALES) {
  const words = forbidden.filter((entry) => entry.locale === locale);
  const everywhere = words.filter(({ isInterfaceOnly }) => !isInterfaceOnly);
  const texts = textsOf(locale);

  test(`${locale}: things are called what the glossary calls them`, () => {
    const found = texts.flatMap(({ where, text }) =>
      wordsIn(text, where.startsWith('locales/') ? words : everywhere).map((word) => `${where}: ${word}`),
    );
    assert.deepEqual(found, []);
  });

  for (const rule of rulesOf(locale)) {
    test(`${locale}: ${rule.name}`, () => {
      const found = texts.filter(({ text }) => rule.wrong.test(text)).map(({ where, text }) => `${where}: ${text}`);
      assert.deepEqual(found, []);
    });
  }

  for (const { word, allowed } of words) {
    test(`${locale}: a planted “${word}” is found`, () => {
      const plant = (planted: string): string => (isSpaced(locale) ? `Then ${planted}, now.` : `先${planted}再`);
      const entry = words.filter((other) => other.word === word);
      assert.deepEqual(wordsIn(plant(word.replace('*', '')), entry), [word]);
      for (const longer of allowed) {
        assert.ok(
          wordsIn(longer, [{ ...entry[0], locale, word, allowed: [], isInterfaceOnly: false }]).length > 0,
          `${longer} needs no leave`,
        );
        assert.deepEqual(wordsIn(plant(longer), entry), [], longer);
      }
    });
  }

  test(`${locale}: the app’s names of the levels stand in the account’s head and on a receipt alone`, () => {
    const found = texts.filter(({ text }) => /\bS?VIP\b/.test(text)).map(({ where }) => where);
    assert.deepEqual(found, [`locales/${locale}/account.json: level.one`, `locales/${locale}/account.json: level.two`]);
  });

  test(`${locale}: the glossary chooses no word that it forbids`, () => {
    assert.deepEqual(
      readChosen(locale).flatMap((cell) => wordsIn(cell, everywhere).map((word) => `${cell}: ${word}`)),
      [],
    );
  });
}

for (const locale of LOCALES.filter((locale) => ['Hans', 'Hant'].includes(scriptOf(LANGUAGE_TAG[locale])))) {
  test(`${locale}: no character of the other script`, () => {
    const found = textsOf(locale).flatMap(({ where, text }) =>
      ofOtherScript(text, locale).map(({ character }) => `${where}: ${character}`),
    );
    assert.deepEqual(found, []);
  });
}

for (const { name, wrong, breaks, keeps } of RULES) {
  test(`the rule of typography "${name}" finds what breaks it`, () => {
    assert.match(breaks, wrong);
    assert.doesNotMatch(keeps, wrong);
  });
}

test('all kinds of texts are read', () => {
  const files = new Set(textsOf('en').map(({ where }) => where.replace(/[:].*/, '')));
  for (const file of [
    'locales/en/common.json',
    'src/config.ts',
    'brand/clients.json',
    'src/content/faq/en/more/05-data-quota.md',
    'src/content/faq/groups.json',
    'src/content/legal/en/terms.md',
    'brand/testimonials.json',
  ]) {
    assert.ok(files.has(file), file);
  }
});
