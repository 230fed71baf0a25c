import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findQuestions } from '#features/faq/find-questions.ts';
import { LOCALES } from '#routes/locales.ts';
import { LOCAL_KEYS, SESSION_KEYS, STAYING } from '#stores/storage-keys.ts';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { localLink } from '../../../build-steps/texts/links.ts';
import { copyContent } from './content-copy.ts';

const copy = copyContent();
const { root, write } = copy;
const QUESTION = 'src/content/faq/zh/more/11-teams.md';

/** Adds a question in these languages. */
function addQuestion(body: string, locales: readonly string[] = LOCALES): void {
  for (const locale of locales)
    write(`src/content/faq/${locale}/more/13-gift.md`, `---\nquestion: "?"\n---\n\n${body}\n`);
}

test('the project’s own texts can be published', () => {
  assert.deepEqual(contentMistakes(process.cwd()), []);
});

test('a new question needs one file in each language, and other texts can link to it', () => {
  addQuestion('[1](#more-gift), [2](#devices), [3](/terms#refund), [4](https://a.example/), [5](/ticket).');
  assert.deepEqual(contentMistakes(root), []);
  copy.remove('src/content/faq/tw/more/13-gift.md');
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/tw/more/13-gift.md: is missing, although it exists in zh and en: translate it, or remove it there',
  ]);
});

const NO_PAGE =
  'leads to no page of this site: write its path without a language (/account), or an address with https://';
const NO_LINK =
  'readers would see this link as it is typed: write [words](address), without a space between ] and ( or in the address';
const NO_VALUE = 'readers would see these braces: write a value that is filled in as {{brand}}';

/** Texts of a question, each with the line and the beginning of its message. */
const BODIES: readonly [body: string, said: string][] = [
  ['', '4: expected a text below the second line "---"'],
  ['1.\n\nSee [x](/acount).', `7: the link "/acount" ${NO_PAGE}`],
  ['[x](/en/account)', `5: the link "/en/account" ${NO_PAGE}`],
  ['See [x][y].\n\n[y]: /acount', `7: the link "/acount" ${NO_PAGE}`],
  ['[x](#more-gifts)', '5: the link "#more-gifts" leads to no question'],
  ['[x](/terms#refnd)', '5: the link "/terms#refnd" leads to a part that this page does not have'],
  ['[x](/ticketCreate)', '5: the link "/ticketCreate" leads to a page that only members can open'],
  ['[x] (/account)', `5: ${NO_LINK}`],
  ['[账号]（/account）', `5: ${NO_LINK}`],
  ['1 {{mail}}.', '5: {{mail}} is unknown, expected {{brand}}'],
  ['写信到｛supportEmail｝', `5: ${NO_VALUE}`],
  ['1 {supportEmail}', `5: ${NO_VALUE}`],
  ['1\n**注意：**请', '6: readers would see these **'],
  ['＊＊重要＊＊', '5: readers would see these **'],
  ['##标题', '5: readers would see this #'],
  ['# 标题', '5: write ## or ###'],
  ['![x](https://a.example/b.png)', '5:1: remove the picture'],
  ['1\n\n<script>alert(1)</script>', '7:1: HTML is not allowed: write Markdown instead of <script>alert(1)</script>'],
  ['1 <b>', '5:3: HTML is not allowed: write Markdown instead of <b>'],
  ['第一段\n\n    第二段[客服](/contact)', '7: four spaces or a tab in front of a line would show it as code'],
  ['第一段\n\n\t第二段', '7: four spaces or a tab in front of a line would show it as code'],
  ['```\nssh root', '5: this block of code is not closed'],
  [
    '见 https://a.example/page。请稍等',
    '5: the link "https://a.example/page。请稍等" goes on into the words behind it',
  ],
  ['（见 https://a.example/）', '5: the link "https://a.example/）" goes on into the words behind it'],
  ['请：\n1.打开应用\n2.登录账号', '6: these lines would be shown as one'],
  ['1、打开\n2、登录', '5: these lines would be shown as one'],
  ['-第一项\n-第二项', '5: these lines would be shown as one'],
  ['• 甲\n• 乙', '5: these lines would be shown as one'],
  ['有的[^1]。\n\n[^1]: 注', '5: footnotes have no place'],
];

const NO_FIELD = 'expected a name, a colon, a space and a text in straight quotation marks';

/** Fields of a question, each with the line and the beginning of its message. */
const FIELD_CASES: readonly [fields: string, said: string][] = [
  ['needs: "reach"', '2: question: expected the question'],
  ['question: " "', '2: question: expected the question, but it is empty'],
  ['question: 7', '2: question: expected the question, in quotation marks'],
  ['question: "<b>?</b>"', '2: question: remove the HTML'],
  ['question: "?"\nauthor: "?"', '3: author: is not a field of this text, whose fields are question, needs'],
  ['question: "?"\nneeds: "moon"', '3: needs: expected one of locations, statusUrl, basicHas'],
  ['question: “?”', '2: put straight quotation marks'],
  ['question: "?"\nquestion: "!"', '3: this name occurs twice: remove one of the lines'],
  ['question: "?"\n\tneeds: "reach"', `3: ${NO_FIELD}`],
  ['question "?"', `2: ${NO_FIELD}`],
  ['question: "?', `2: ${NO_FIELD}`],
];

test('the check reports each mistake in a text once, with its line', () => {
  const cases = [
    ...BODIES.map(([body, said]) => [`---\nquestion: "?"\n---\n\n${body}`, said] as const),
    ...FIELD_CASES.map(([fields, said]) => [`---\n${fields}\n---\n\n1\n`, said] as const),
    ...['1', '---\nquestion: "?"\n--- \n1'].map((text) => [text, '1: expected the file to start with'] as const),
  ].map(([text, said], index) => ({ text, said, path: `src/content/faq/zh/more/${20 + index}-x.md` }));
  for (const { text, path } of cases) write(path, text);
  const mistakes = contentMistakes(root).filter((line) => !line.includes(': is missing, although'));
  for (const { text, said, path } of cases) {
    const own = mistakes.filter((line) => line.startsWith(path)).map((line) => line.slice(path.length + 1));
    // A footnote is reported twice: at its mention and at its text.
    const first = said.includes('footnotes') ? own.slice(0, 1) : own;
    assert.deepEqual(
      first.map((line) => line.slice(0, said.length)),
      [said],
      text,
    );
  }
  assert.equal(mistakes.length, cases.length + 1);
});

test('the check accepts fields without quotation marks, code, and signs within words', () => {
  write(QUESTION, copy.read(QUESTION).replace(/question: "(.*)"/, 'question: $1'));
  addQuestion('-5 °C, 1.5 MB, #1 `{x}`, `[a](/nowhere)`.\n\n```\n[b](/nowhere) {y}\n```\n\n- a\n\n  ~~~\n  b\n  ~~~');
  addQuestion('1、见 https://a.example/ 。\n\n2、见 [页](https://a.example/中文)。\n\n1.5\n2.5', ['zh']);
  addQuestion('[客服](/contact)-第一\n**甲**1.乙', ['tw']);
  assert.deepEqual(contentMistakes(root), []);
});

test('straight quotation marks are reported if they would become other marks than those of the language', () => {
  addQuestion('點擊"繼續"，再點「確定」', ['tw']);
  addQuestion('点击"继续"', ['zh']);
  addQuestion('Press "Continue".', ['en']);
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/tw/more/13-gift.md:5: straight quotation marks would become “ ”: expected 「」',
  ]);
});

test('the check reports a file in another encoding or with a byte order mark once', () => {
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(copy.read(QUESTION), 'utf16le')]);
  write(QUESTION, wide);
  write('brand/clients.json', `\uFEFF${copy.read('brand/clients.json')}`);
  const said = 'save the file as "UTF-8", without BOM';
  assert.deepEqual(contentMistakes(root), [`${QUESTION}:1: ${said}`, `brand/clients.json:1: ${said}`]);
});

test('the check compares untranslated values with those of the English text', () => {
  copy.replace('src/content/legal/zh/terms.md', '\n## ', '\n### ');
  copy.replace('src/content/apple-id/zh/01-start.md', 'picture: "browser"\n', '');
  addQuestion('1', ['zh', 'en']);
  write('src/content/faq/tw/more/13-gift.md', '---\nquestion: "?"\nneeds: "statusUrl"\n---\n1');
  const [question, headings = '', ...others] = contentMistakes(root);
  assert.match(
    headings,
    /^src\/content\/legal\/zh\/terms\.md:9: expected the same headings as in src\/content\/legal\/en\/terms\.md \(##, /,
  );
  assert.deepEqual(
    [question, ...others],
    [
      'src/content/faq/tw/more/13-gift.md:3: expected the same "needs" as in src/content/faq/en/more/13-gift.md: none',
      'src/content/apple-id/zh/01-start.md:2: expected the same "picture" as in src/content/apple-id/en/01-start.md: browser',
    ],
  );
});

test('the check names files and values that pages need, and files that would be ignored', () => {
  copy.replace('src/content/apple-id/en/01-start.md', '"browser"', '"window"');
  copy.replace('src/content/apple-id/tw/01-start.md', 'alt:', '#');
  for (const locale of LOCALES) {
    copy.remove(`src/content/legal/${locale}/contact.md`);
    write(`src/content/faq/${locale}/gifts/01-card.md`, '---\nquestion: "?"\n---\n1');
  }
  write('src/content/faq/en/more/40-late.txt', '1');
  write('src/content/faq/en/more/13-x.md ', '1');
  write('src/content/faq/en/more/.DS_Store', '1');
  const place = 'expected a path like src/content/faq/zh|tw|en/more/13-gift-cards.md';
  assert.deepEqual(contentMistakes(root), [
    `src/content/faq/en/more/13-x.md : ${place}`,
    `src/content/faq/en/more/40-late.txt: ${place}`,
    'src/content/apple-id/en/01-start.md:4: picture: there is no drawing "window": use one of browser, card, region, store',
    'src/content/apple-id/tw/01-start.md:2: alt: write what the picture shows, for readers who can’t see it',
    'src/content/legal: expected a file contact.md in each language',
    'src/content/faq: the folder "gifts" is not listed in src/content/faq/groups.json, so its questions would not be shown: add the group there',
  ]);
});

test('links in texts lead to pages in the reader’s language, also from older names and to parts of a page', () => {
  assert.equal(localLink('/forgetPass', 'en'), '/en/forgotPassword/');
  assert.equal(localLink('/refund', 'zh'), '/zh/terms/#refund');
  assert.equal(localLink('/terms#acceptable-use', 'tw'), '/tw/terms/#acceptable-use');
  assert.equal(localLink('/router/r2s', 'tw'), '/tw/router/r2s/1/');
  assert.equal(localLink('/ticketCreate?type=2&about=refund', 'tw'), '/tw/ticketCreate/?type=2&about=refund');
  assert.equal(localLink('/download/ios', 'en'), '/en/download/ios/');
  assert.equal(localLink('#devices', 'en'), '#devices');
  assert.equal(localLink('/download/beos', 'en'), undefined);
  assert.equal(localLink('/404', 'en'), undefined);
});

test('the search finds questions that contain all words, in any order, case and width', () => {
  const texts = ['Reset a password', 'Refunds', 'Windows 15236'];
  assert.deepEqual([...findQuestions(texts, 'PASSWORD reset')], [0]);
  assert.deepEqual([...findQuestions(texts, '１５２３６')], [2]);
  assert.deepEqual([...findQuestions(texts, ' ')], [0, 1, 2]);
  assert.deepEqual([...findQuestions(texts, 'nothing')], []);
});

test('the search finds Chinese characters even if they are apart in the text', () => {
  const texts = ['什么情况可以退款？', '续费'];
  assert.deepEqual([...findQuestions(texts, '退款')], [0]);
  assert.deepEqual([...findQuestions(texts, '退款情况')], [0]);
  assert.deepEqual([...findQuestions(texts, '退税')], []);
});

test('the privacy policy names every value that the site stores in a browser, and which values remain after logging out', () => {
  const keys = Object.keys({ ...SESSION_KEYS, ...LOCAL_KEYS }).sort();
  const [going, staying] = [false, true].map((stays) => keys.filter((key) => STAYING.includes(key) === stays));
  for (const locale of LOCALES) {
    const blocks = readFileSync(`src/content/legal/${locale}/privacy.md`, 'utf8').split('\n\n');
    const tables = blocks.filter((block) => block.startsWith('|'));
    const named = tables.map((table) => [...table.matchAll(/`(\w+)`/g)].map(([, key = '']) => key).sort());
    assert.deepEqual(named, [going, staying], locale);
  }
});
