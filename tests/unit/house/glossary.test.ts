import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isLocale, LANGUAGE_TAG, LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { flatten, scriptOf } from '../i18n/locale-checks.ts';

/** A word that a language's texts don't use, with the longer words that may hold it. */
interface Forbidden {
  word: string;
  allowed: string[];
}

/** The second table of `src/content/glossary.md`. */
function readGlossary(): Record<Locale, Forbidden[]> {
  const forbidden = Object.fromEntries(LOCALES.map((locale) => [locale, [] as Forbidden[]])) as Record<
    Locale,
    Forbidden[]
  >;
  const [, table = ''] = readFileSync('src/content/glossary.md', 'utf8').split('## What they are not called');
  for (const [, locale = '', words = ''] of table.matchAll(/^\| (\w+) \| ([^|]+) \|/gm)) {
    if (!isLocale(locale)) continue;
    for (const part of words.split('、')) {
      const [, word = '', allowed = ''] = /^\s*([^(（]+?)\s*(?:[(（]([^)）]+)[)）])?\s*$/.exec(part) ?? [];
      forbidden[locale].push({ word, allowed: allowed.split('/').filter(Boolean) });
    }
  }
  return forbidden;
}

/** Every text of a language, with where it stands; code, addresses and places are taken out. */
function textsOf(locale: Locale): { where: string; text: string }[] {
  const locales = globSync(`locales/${locale}/*.json`).flatMap((file) =>
    Object.entries(flatten(JSON.parse(readFileSync(file, 'utf8')))).map(([key, text]) => ({
      where: `${file}: ${key}`,
      text,
    })),
  );
  const content = globSync(`src/content/*/${locale}/**/*.md`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ where: `${file}:${index + 1}`, text })),
  );
  const groups = (
    JSON.parse(readFileSync('src/content/faq/groups.json', 'utf8')) as { title: Record<Locale, string> }[]
  ).map(({ title }) => ({ where: 'src/content/faq/groups.json', text: title[locale] }));
  return [...locales, ...content, ...groups].map(({ where, text }) => ({ where, text: plain(text) }));
}

function plain(text: string): string {
  return text
    .replace(/^[a-z]+: "(.*)"$/i, '$1')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{+\w+\}+/g, '')
    .replace(/https?:\/\/\S+/g, '');
}

/** Forbidden words in a text. */
function wordsIn(text: string, forbidden: readonly Forbidden[], locale: Locale): string[] {
  return forbidden
    .filter(({ word, allowed }) => {
      const rest = allowed.reduce((left, longer) => left.replaceAll(longer, ''), text);
      return isSpaced(locale) ? new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(rest) : rest.includes(word);
    })
    .map(({ word }) => word);
}

/** Does a language put spaces between its words? */
function isSpaced(locale: Locale): boolean {
  return !['Hans', 'Hant', 'Jpan', 'Thai', 'Laoo', 'Khmr', 'Mymr'].includes(scriptOf(LANGUAGE_TAG[locale]));
}

/** Half-width punctuation beside Chinese, and Chinese that touches Latin letters or figures. */
function badPunctuation(text: string): string[] {
  return [...text.matchAll(/\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?!\w)|[,;!?]\p{Script=Han}/gu)].map(
    ([found]) => found,
  );
}

const glossary = readGlossary();

/** Characters that only one of the two scripts has; enough of them that a wrongly written text shows. */
const SIMPLIFIED =
  '账户号码开关网络设备软链录点击务时间载为会请发现还没进选择这个们单据显费给总过长远连换电脑视频访问复实际变动态联费额说题类条规则权责声纪';
const TRADITIONAL =
  '帳戶號碼開關網絡設備軟體鏈錄點擊務時間載為會請發現還沒進選擇這個們單據顯費給總過長遠連換電腦視頻訪問復實際變動態聯費額說題類條規則權責聲紀';
const onlySimplified = [...SIMPLIFIED].filter((character) => !TRADITIONAL.includes(character));
const onlyTraditional = [...TRADITIONAL].filter((character) => !SIMPLIFIED.includes(character));

for (const locale of LOCALES) {
  test(`${locale}: things are called what the glossary calls them`, () => {
    const found = textsOf(locale).flatMap(({ where, text }) =>
      wordsIn(text, glossary[locale], locale).map((word) => `${where}: ${word}`),
    );
    assert.deepEqual(found, []);
  });
}

for (const locale of LOCALES.filter((locale) => ['Hans', 'Hant'].includes(scriptOf(LANGUAGE_TAG[locale])))) {
  test(`${locale}: punctuation beside Chinese is full-width`, () => {
    const found = textsOf(locale).flatMap(({ where, text }) => badPunctuation(text).map((pair) => `${where}: ${pair}`));
    assert.deepEqual(found, []);
  });

  test(`${locale}: no character of the other script`, () => {
    const others = scriptOf(LANGUAGE_TAG[locale]) === 'Hans' ? onlyTraditional : onlySimplified;
    const found = textsOf(locale).flatMap(({ where, text }) =>
      others.filter((character) => text.includes(character)).map((character) => `${where}: ${character}`),
    );
    assert.deepEqual(found, []);
  });
}

test('the checks find what they must find', () => {
  assert.ok(glossary.tw.length > 20);
  assert.deepEqual(wordsIn('下載用戶端', glossary.tw, 'tw'), []);
  assert.deepEqual(wordsIn('用戶可以下載', glossary.tw, 'tw'), ['用戶']);
  assert.deepEqual(wordsIn('Please sign in.', glossary.en, 'en'), ['sign in']);
  assert.deepEqual(badPunctuation('您好,请登录'), ['好,']);
  assert.deepEqual(badPunctuation('您好，请看 a.com。'), []);
  assert.ok(onlySimplified.includes('账') && onlyTraditional.includes('帳'));
});
