import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUITS } from '#routes/languages.ts';
import { chooseLocale, isLocale, LANGUAGE_TAG, LOCALES } from '#routes/locales.ts';

/** Browsers' languages, by the language of the site that suits them (docs/behaviour/addresses.md#choosing-a-language). */
const CHOICES: Readonly<Record<'zh' | 'tw' | 'en', string>> = {
  zh: `zh; zh-CN; zh-SG; zh-Hans; zh-Hans-HK; zh-Hans-TW; zh-MY; zh-Hans-MY; zh-CN-u-rg-twzzzz; cmn-Hans; cmn-Hans-TW;
    wuu-Hans-CN; yue-Hans-CN; yue-CN; eo, zh-CN; constructor, --, zh-`,
  tw: `zh-TW; zh-HK; zh-MO; zh-Hant; zh-Hant-CN; ZH-tw; zh-Hant-MY; zh-TW-u-nu-hanidec; cmn-Hant-TW; yue; yue-Hant-HK; yue-HK;
    zh-Hant-TW, en-US; eo-001, la, zh-HK, en; enm, zh-TW; la, zh-TW`,
  en: 'en-US, zh-CN; eo; eo, en-GB, zh; zha; tw; en-HK, zh-HK; la-VA, eo; en-US@posix; *, zh_TW; ',
};

for (const [locale, readers] of Object.entries(CHOICES)) {
  for (const wishes of readers.split(/;\s*/)) {
    test(`a browser that asks for ${wishes || 'nothing'} gets ${locale}`, () => {
      assert.equal(chooseLocale(wishes.split(', ')), locale);
    });
  }
}

test('a browser that names no language gets English', () => assert.equal(chooseLocale([]), 'en'));

test('the tags of zh and tw name scripts, because tw would mean Twi, and Intl knows every tag', () => {
  const { zh, tw, en } = LANGUAGE_TAG;
  assert.deepEqual({ zh, tw, en }, { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' });
  for (const locale of LOCALES) {
    const tag = LANGUAGE_TAG[locale];
    assert.deepEqual(Intl.getCanonicalLocales(tag), [tag]);
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(tag), [tag]);
  }
});

test('a browser that asks for a language by its tag gets that language', () => {
  for (const locale of LOCALES) assert.equal(chooseLocale([LANGUAGE_TAG[locale]]), locale);
});

test('no two languages claim the same readers', () => {
  const all = LOCALES.flatMap((locale) => SUITS[locale]);
  assert.deepEqual(
    all.filter((range, place) => all.indexOf(range) !== place),
    [],
  );
});

test('any other word is no language of the site', () => {
  for (const word of ['', 'la', 'ZH', 'zh-TW', 'toString', undefined, null, 3]) assert.equal(isLocale(word), false);
});
