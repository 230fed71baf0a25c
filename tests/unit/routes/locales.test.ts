import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  [['fr', 'zh-CN'], 'zh'],
  [['fr-CH', 'de', 'zh-HK', 'en'], 'tw'],
  [['fr'], 'en'],
  [['fr', 'en-GB', 'zh'], 'en'],
  [['zha'], 'en'],
  [['enm', 'zh-TW'], 'tw'],
  [['tw'], 'en'],
  [[''], 'en'],
  [[], 'en'],
];

for (const [wishes, locale] of CHOICES) {
  test(`a browser that asks for ${wishes.join(', ') || 'nothing'} gets ${locale}`, () => {
    assert.equal(chooseLocale(wishes), locale);
  });
}

test('the languages are zh, tw and en; their tags name scripts, since tw would mean Twi', () => {
  assert.deepEqual([...LOCALES], ['zh', 'tw', 'en']);
  assert.deepEqual(LANGUAGE_TAG, { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' });
  for (const word of ['', 'de', 'ZH', 'zh-TW', 'toString', undefined, null, 3]) assert.equal(isLocale(word), false);
});
