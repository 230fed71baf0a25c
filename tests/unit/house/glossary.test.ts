import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGE_TAG, LOCALES } from '../../../src/routes/locales.ts';
import { scriptOf } from '../i18n/locale-checks.ts';
import { isSpaced, readChosen, readForbidden, wordsIn } from './glossary-table.ts';
import { textsOf } from './readable-texts.ts';
import { RULES, rulesOf } from './typography.ts';

const forbidden = readForbidden();

/** Characters that only one of the two scripts has; enough of them that a wrongly written text shows. */
const SIMPLIFIED =
  '账户号码开关网络设备软链录点击务时间载为会请发现还没进选择这个们单据显费给总过长远连换电脑视频访问复实际变动态联费额说题类条规则权责声纪';
const TRADITIONAL =
  '帳戶號碼開關網絡設備軟體鏈錄點擊務時間載為會請發現還沒進選擇這個們單據顯費給總過長遠連換電腦視頻訪問復實際變動態聯費額說題類條規則權責聲紀';
const onlySimplified = [...SIMPLIFIED].filter((character) => !TRADITIONAL.includes(character));
const onlyTraditional = [...TRADITIONAL].filter((character) => !SIMPLIFIED.includes(character));

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

  test(`${locale}: the glossary chooses no word that it forbids`, () => {
    assert.deepEqual(
      readChosen(locale).flatMap((cell) => wordsIn(cell, everywhere).map((word) => `${cell}: ${word}`)),
      [],
    );
  });
}

for (const locale of LOCALES.filter((locale) => ['Hans', 'Hant'].includes(scriptOf(LANGUAGE_TAG[locale])))) {
  test(`${locale}: no character of the other script`, () => {
    const others = scriptOf(LANGUAGE_TAG[locale]) === 'Hans' ? onlyTraditional : onlySimplified;
    const found = textsOf(locale).flatMap(({ where, text }) =>
      others.filter((character) => text.includes(character)).map((character) => `${where}: ${character}`),
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
  assert.ok(onlySimplified.includes('账') && onlyTraditional.includes('帳'));
});
