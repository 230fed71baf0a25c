import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUITS } from '../../../src/routes/language-columns.ts';
import { chooseLocale, isLocale, LANGUAGE_TAG, LOCALES } from '../../../src/routes/locales.ts';

/** Browsers' languages, and the language that suits them (docs/behaviour/addresses.md#choosing-a-language). */
const CHOICES: readonly [wishes: string[], locale: string][] = [
  [['zh'], 'zh'],
  [['zh-CN'], 'zh'],
  [['zh-SG'], 'zh'],
  [['zh-Hans'], 'zh'],
  [['zh-Hans-HK'], 'zh'],
  [['zh-Hans-TW'], 'zh'],
  [['zh-TW'], 'tw'],
  [['zh-HK'], 'tw'],
  [['zh-MO'], 'tw'],
  [['zh-Hant'], 'tw'],
  [['zh-Hant-CN'], 'tw'],
  [['ZH-tw'], 'tw'],
  [['zh-Hant-TW', 'en-US'], 'tw'],
  [['en-US', 'zh-CN'], 'en'],
  [['eo', 'zh-CN'], 'zh'],
  [['eo-001', 'la', 'zh-HK', 'en'], 'tw'],
  [['eo'], 'en'],
  [['eo', 'en-GB', 'zh'], 'en'],
  [['zha'], 'en'],
  [['enm', 'zh-TW'], 'tw'],
  [['tw'], 'en'],
  [['zh-MY'], 'zh'],
  [['zh-Hans-MY'], 'zh'],
  [['zh-Hant-MY'], 'tw'],
  [['zh-TW-u-nu-hanidec'], 'tw'],
  [['zh-CN-u-rg-twzzzz'], 'zh'],
  [['cmn-Hans'], 'zh'],
  [['cmn-Hans-TW'], 'zh'],
  [['cmn-Hant-TW'], 'tw'],
  [['wuu-Hans-CN'], 'zh'],
  [['yue'], 'tw'],
  [['yue-Hant-HK'], 'tw'],
  [['yue-HK'], 'tw'],
  [['yue-Hans-CN'], 'zh'],
  [['yue-CN'], 'zh'],
  [['en-HK', 'zh-HK'], 'en'],
  [['la', 'zh-TW'], 'tw'],
  [['la-VA', 'eo'], 'en'],
  [['en-US@posix'], 'en'],
  [['*', 'zh_TW'], 'en'],
  [['constructor', '--', 'zh-'], 'zh'],
  [[''], 'en'],
  [[], 'en'],
];

for (const [wishes, locale] of CHOICES) {
  test(`a browser that asks for ${wishes.join(', ') || 'nothing'} gets ${locale}`, () => {
    assert.equal(chooseLocale(wishes), locale);
  });
}

test('the tags of zh and tw name scripts, since tw would mean Twi; every tag is one that Intl knows', () => {
  const { zh, tw, en } = LANGUAGE_TAG;
  assert.deepEqual({ zh, tw, en }, { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' });
  for (const locale of LOCALES) {
    const tag = LANGUAGE_TAG[locale];
    assert.deepEqual(Intl.getCanonicalLocales(tag), [tag]);
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(tag), [tag]);
  }
});

test('a browser that wishes a language by its tag reads that language', () => {
  for (const locale of LOCALES) assert.equal(chooseLocale([LANGUAGE_TAG[locale]]), locale);
});

test('no two languages want the same readers', () => {
  const all = LOCALES.flatMap((locale) => SUITS[locale]);
  assert.deepEqual(
    all.filter((range, place) => all.indexOf(range) !== place),
    [],
  );
});

test('whatever else is no language of the site', () => {
  for (const word of ['', 'la', 'ZH', 'zh-TW', 'toString', undefined, null, 3]) assert.equal(isLocale(word), false);
});
