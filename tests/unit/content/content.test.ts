import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { localLink } from '../../../build-steps/texts/links.ts';
import { findQuestions } from '../../../src/features/faq/find-questions.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '../../../src/stores/storage-keys.ts';
import { copyContent } from './content-copy.ts';

const copy = copyContent();
const { root, write } = copy;

/** A question in all languages except those left out. */
function addQuestion(body: string, without: readonly string[] = []): void {
  for (const locale of LOCALES.filter((locale) => !without.includes(locale))) {
    write(`src/content/faq/${locale}/more/13-gift.md`, `---\nquestion: "?"\n---\n\n${body}\n`);
  }
}

test('the texts as they stand can be published', () => {
  assert.deepEqual(contentMistakes(process.cwd()), []);
});

test('a new question needs one file a language, and links to it are known', () => {
  addQuestion('[1](#more-gift), [2](#devices), [3](/terms#refund).');
  assert.deepEqual(contentMistakes(root), []);
});

test('a question that one language lacks is named', () => {
  addQuestion('Text.', ['tw']);
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/tw/more/13-gift.md: is missing, though the text stands in zh and en',
  ]);
});

test('a question may need a value of the configuration, the same in each language', () => {
  const withNeeds = (needs: string): string => `---\nquestion: "?"\n${needs}---\n\nText.\n`;
  for (const locale of LOCALES)
    write(`src/content/faq/${locale}/more/13-gift.md`, withNeeds(locale === 'tw' ? '' : 'needs: "statusUrl"\n'));
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/tw/more/13-gift.md:2: expected the same "needs" as in src/content/faq/en/more/13-gift.md',
  ]);
  for (const locale of LOCALES) write(`src/content/faq/${locale}/more/13-gift.md`, withNeeds('needs: "moon"\n'));
  assert.match(contentMistakes(root)[0] ?? '', /gift\.md:3: needs: expected one of locations, statusUrl, speed, reach/);
});

for (const { name, body, said } of [
  {
    name: 'a link to no page',
    body: 'One.\n\nSee [x](/acount).',
    said: ':7: the link "/acount" leads to no page of this site',
  },
  { name: 'a link to no question', body: '[x](#more-gifts)', said: ':5: the link "#more-gifts" leads to no question' },
  { name: 'a link with a language', body: '[x](/en/account)', said: ':5: the link "/en/account" names a language' },
  { name: 'a link without https', body: '[x](account)', said: ':5: the link "account" is neither a page' },
  { name: 'an unknown place', body: 'Write to {{mail}}.', said: ':5: {{mail}} is unknown, expected {{brand}}' },
  { name: 'an unknown place further down', body: 'One\ntwo\nthree {{mail}}.', said: ':7: {{mail}} is unknown' },
  {
    name: 'a link behind a name',
    body: 'See [x][y].\n\n[y]: /acount',
    said: ':7: the link "/acount" leads to no page',
  },
  {
    name: 'a link to no part of a page',
    body: '[x](/terms#refnd)',
    said: ':5: the link "/terms#refnd" leads to no part of that page: did you mean "refund"?',
  },
  {
    name: 'a link to the members’ tickets',
    body: '[x](/ticket)',
    said: ':5: the link "/ticket" asks visitors to log in',
  },
  { name: 'a link with a space', body: '[x] (/account)', said: ':5: this link would be shown as it is' },
  { name: 'bold text that Markdown does not see', body: 'One\n**注意：**请', said: ':6: these ** would be shown' },
  { name: 'a picture', body: '![x](https://a.example/b.png)', said: ':5:1: expected words: pictures' },
  { name: 'a script', body: 'One\n\n<script>alert(1)</script>', said: ':7:1: expected Markdown in place of <script>' },
  { name: 'markup that is none of Markdown', body: 'One <b>', said: ':5:5: expected Markdown in place of <b>' },
]) {
  test(`${name} is named with its file and line`, () => {
    addQuestion(body);
    const mistakes = contentMistakes(root);
    assert.equal(mistakes.length, 3);
    assert.ok(mistakes[2]?.startsWith(`src/content/faq/zh/more/13-gift.md${said}`), mistakes[2]);
  });
}

for (const { name, text, said } of [
  { name: 'no fields', text: 'Hello', said: ':1: expected the file to start with a line "---"' },
  {
    name: 'a missing field',
    text: '---\nupdated: "2023"\ntitle: "A"\n---\nB',
    said: ':2: description: expected one sentence',
  },
  {
    name: 'an empty field',
    text: '---\ntitle: " "\ndescription: "A"\nupdated: "2023"\n---\nB',
    said: ':2: title: expected the heading, but it is empty',
  },
  {
    name: 'a field too many',
    text: '---\ntitle: "A"\ndescription: "A"\nupdated: "2023"\nauthor: "B"\n---\nB',
    said: ':5: author: is no field',
  },
  {
    name: 'a year that is none',
    text: '---\ntitle: "A"\ndescription: "A"\nupdated: "23"\n---\nB',
    said: ':4: updated: expected the year',
  },
  {
    name: 'a misspelt field',
    text: '---\ntitle: "A"\ndescrption: "A"\nupdated: "2023"\n---\nB',
    said: ':3: descrption: is no field of this kind of text: did you mean "description"?',
  },
  {
    name: 'HTML in a field',
    text: '---\ntitle: "<b>A</b>"\ndescription: "A"\nupdated: "2023"\n---\nB',
    said: ':2: title: expected words: HTML',
  },
  {
    name: 'a tab',
    text: '---\ntitle:\t"A"\n\tdescription: "A"\nupdated: "2023"\n---\nB',
    said: ':3: this line has a tab',
  },
  {
    name: 'curly quotation marks',
    text: '---\ntitle: “A”\ndescription: "A"\nupdated: "2023"\n---\nB',
    said: ':2: expected straight quotation marks',
  },
  {
    name: 'curly quotation marks around a colon',
    text: '---\ntitle: “A: B”\n---\nB',
    said: ':2: expected straight quotation marks',
  },
  {
    name: 'a space behind the fence',
    text: '---\ntitle: "A"\n--- \nB',
    said: ':3: expected "---" and nothing else on this line',
  },
  {
    name: 'a mark that Notepad writes',
    text: '\uFEFF---\ntitle: "A"\ndescription: "A"\nupdated: "2023"\n---\nB',
    said: ':1: begins with an invisible mark',
  },
  { name: 'a colon without quotation marks', text: '---\ntitle: A: B\n---\nB', said: ':2: expected a name, a colon' },
  { name: 'no colon', text: '---\ntitle "A"\n---\nB', said: ':2: expected a name, a colon' },
  {
    name: 'a field twice',
    text: '---\ntitle: "A"\ndescription: "A"\nupdated: "2023"\ntitle: "B"\n---\nB',
    said: ':5: expected each name once',
  },
  {
    name: 'a year that is read as a number',
    text: '---\ntitle: "A"\ndescription: "A"\nupdated: 2023\n---\nB',
    said: ':4: updated: expected the year',
  },
  {
    name: 'no text',
    text: '---\ntitle: "A"\ndescription: "A"\nupdated: "2023"\n---\n',
    said: ':6: expected a text below',
  },
]) {
  test(`${name}: file, line and what is expected are said`, () => {
    write('src/content/legal/zh/contact.md', text);
    const mistakes = contentMistakes(root).filter((line) => !line.includes('same headings'));
    assert.equal(mistakes.length, 1, mistakes.join('\n'));
    assert.ok(mistakes[0]?.startsWith(`src/content/legal/zh/contact.md${said}`), mistakes[0]);
  });
}

test('headings that differ between languages are named', () => {
  const path = 'src/content/legal/tw/terms.md';
  copy.replace(path, '### ', '## ');
  assert.deepEqual(contentMistakes(root), [
    `${path}:25: expected a heading with ### here, as on line 25 of src/content/legal/en/terms.md: links need the same headings in every language`,
  ]);
});

test('a picture that is not drawn, and a group that is not listed, are named', () => {
  copy.replace('src/content/apple-id/en/01-start.md', '"browser"', '"window"');
  for (const locale of LOCALES) write(`src/content/faq/${locale}/gifts/01-card.md`, '---\nquestion: "?"\n---\nText.');
  assert.deepEqual(contentMistakes(root), [
    'src/content/apple-id/en/01-start.md:4: picture: none is called "window", expected one of browser, cables, card, flash, kit, online, region, signin, store',
    'src/content/faq: the folder "gifts" is no group of src/content/faq/groups.json: its questions would be left out',
  ]);
});

test('files that pages are made for, and files that would be left out, are named', () => {
  for (const locale of LOCALES) {
    copy.remove(`src/content/legal/${locale}/contact.md`);
    write(`src/content/faq/${locale}/more/31-upgrade.md`, '---\nquestion: "?"\n---\nText.');
  }
  write('src/content/faq/en/more/40-late.txt', 'Text.');
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/en/more/40-late.txt: expected a path like src/content/faq/zh|tw|en/more/13-gift-cards.md',
    'src/content/legal: expected a file contact.md in each language',
    ...['en', 'tw', 'zh'].map(
      (locale) =>
        `src/content/faq/${locale}/more/31-upgrade.md: expected another name: src/content/faq/${locale}/more/03-upgrade.md has the same but for the number`,
    ),
  ]);
});

test('links of texts lead to pages in the reader’s language, older names and parts too', () => {
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

test('quotation marks are needed only where YAML needs them', () => {
  write('src/content/legal/zh/contact.md', '---\ntitle: 联系我们\ndescription: \'A: b\'\nupdated: "2023"\n---\nB');
  assert.deepEqual(
    contentMistakes(root).filter((line) => !line.includes('same headings')),
    [],
  );
});

test('what stands between backquotes is shown as it is', () => {
  addQuestion('1 `{x}`, `[a](/nowhere)`.\n\n```\n[b](/nowhere) {y}\n```');
  assert.deepEqual(contentMistakes(root), []);
});

test('the search needs all words, in any order, whatever their case and width', () => {
  const texts = ['Reset a password', 'Refunds', 'Windows 15236'];
  assert.deepEqual([...findQuestions(texts, 'PASSWORD reset')], [0]);
  assert.deepEqual([...findQuestions(texts, '１５２３６')], [2]);
  assert.deepEqual([...findQuestions(texts, ' ')], [0, 1, 2]);
  assert.deepEqual([...findQuestions(texts, 'nothing')], []);
});

test('the search finds Chinese by its characters where the words stand apart', () => {
  const texts = ['什么情况可以退款？', '续费'];
  assert.deepEqual([...findQuestions(texts, '退款')], [0]);
  assert.deepEqual([...findQuestions(texts, '退款情况')], [0]);
  assert.deepEqual([...findQuestions(texts, '退税')], []);
});

test('the privacy policy names every value that the site keeps in a browser', () => {
  const keys = Object.keys({ ...SESSION_KEYS, ...LOCAL_KEYS });
  for (const locale of LOCALES) {
    const policy = readFileSync(`src/content/legal/${locale}/privacy.md`, 'utf8');
    assert.deepEqual(
      keys.filter((key) => !policy.includes(`\`${key}\``)),
      [],
      locale,
    );
  }
});

test('every group of the FAQ has at least the questions that the site promises, in each language', () => {
  const promised = { packages: 5, payment: 2, account: 5, devices: 2, download: 2, connection: 4, invite: 3, more: 10 };
  for (const locale of LOCALES) {
    for (const [group, count] of Object.entries(promised)) {
      const found = globSync(`src/content/faq/${locale}/${group}/*.md`).length;
      assert.ok(found >= count, `src/content/faq/${locale}/${group} has ${found} questions of ${count}`);
    }
  }
});
