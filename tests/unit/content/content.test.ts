import assert from 'node:assert/strict';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { contentMistakes } from '../../../src/build/texts/check-content.ts';
import { localLink } from '../../../src/build/texts/links.ts';
import { findQuestions } from '../../../src/features/faq/find-questions.ts';
import { LOCALES } from '../../../src/routes/locales.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'petrel-content-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  cpSync('src/components/guide/steps', join(root, 'src/components/guide/steps'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A question in all languages except those left out. */
function addQuestion(body: string, without: readonly string[] = []): void {
  for (const locale of LOCALES.filter((locale) => !without.includes(locale))) {
    write(`src/content/faq/${locale}/more/11-gift.md`, `---\nquestion: "?"\n---\n\n${body}\n`);
  }
}

test('the texts as they stand can be published', () => {
  assert.deepEqual(contentMistakes(process.cwd()), []);
});

test('a new question needs one file a language, and links to it are known', () => {
  addQuestion('See [this](#more-gift), [devices](#devices) and [the terms](/terms#refund).');
  assert.deepEqual(contentMistakes(root), []);
});

test('a question that one language lacks is named', () => {
  addQuestion('Text.', ['tw']);
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/tw/more/11-gift.md: is missing, though the text stands in zh and en',
  ]);
});

test('a question may need a value of the configuration, the same in each language', () => {
  const withNeeds = (needs: string): string => `---\nquestion: "?"\n${needs}---\n\nText.\n`;
  for (const locale of LOCALES)
    write(`src/content/faq/${locale}/more/11-gift.md`, withNeeds(locale === 'tw' ? '' : 'needs: "statusUrl"\n'));
  assert.deepEqual(contentMistakes(root), [
    'src/content/faq/tw/more/11-gift.md:2: expected the same "needs" as in src/content/faq/en/more/11-gift.md',
  ]);
  for (const locale of LOCALES) write(`src/content/faq/${locale}/more/11-gift.md`, withNeeds('needs: "moon"\n'));
  assert.match(contentMistakes(root)[0] ?? '', /gift\.md:3: needs: expected one of locations, statusUrl, legality/);
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
  { name: 'an unknown place', body: 'Write to {mail}.', said: ':5: {mail} is unknown, expected {brand}' },
  { name: 'an unknown place further down', body: 'One\ntwo\nthree {mail}.', said: ':7: {mail} is unknown' },
  {
    name: 'a link behind a name',
    body: 'See [x][y].\n\n[y]: /acount',
    said: ':7: the link "/acount" leads to no page',
  },
  { name: 'markup that is none of Markdown', body: 'One <b>', said: ':5: expected Markdown in place of <b>' },
]) {
  test(`${name} is named with its file and line`, () => {
    addQuestion(body);
    const mistakes = contentMistakes(root);
    assert.equal(mistakes.length, 3);
    assert.ok(mistakes[2]?.startsWith(`src/content/faq/zh/more/11-gift.md${said}`), mistakes[2]);
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
  write(path, readFileSync(join(root, path), 'utf8').replace('### ', '## '));
  assert.deepEqual(contentMistakes(root), [
    `${path}:6: expected the same headings (## and ###) as in src/content/legal/en/terms.md`,
  ]);
});

test('a picture that is not drawn, and a group that is not listed, are named', () => {
  const path = 'src/content/apple-id/en/01-start.md';
  write(path, readFileSync(join(root, path), 'utf8').replace('"browser"', '"window"'));
  for (const locale of LOCALES) write(`src/content/faq/${locale}/gifts/01-card.md`, '---\nquestion: "?"\n---\nText.');
  const mistakes = contentMistakes(root).join('\n');
  assert.match(mistakes, /01-start\.md:4: picture: src\/components\/guide\/steps has no "window"/);
  assert.match(mistakes, /faq\/en\/gifts\/01-card\.md:1: expected the folder to be one of .*groups\.json/);
});

for (const { name, file, from, to, said } of [
  {
    name: 'a quotation that one language lacks',
    file: 'testimonials',
    from: '"tw": "手',
    to: '"ja": "手',
    said: ':15: quote.tw: expected the quotation',
  },
  {
    name: 'a testimonial that is neither an example nor not',
    file: 'testimonials',
    from: 'true',
    to: '"yes"',
    said: ':4: example: expected true, or nothing',
  },
  {
    name: 'two testimonials of one name',
    file: 'testimonials',
    from: '"translator"',
    to: '"designer"',
    said: ':22: id: expected "designer" once',
  },
  { name: 'a list that is no JSON', file: 'testimonials', from: '"id"', to: 'id"', said: ':3: expected JSON' },
  {
    name: 'a download without https',
    file: 'clients',
    from: 'https://apps',
    to: 'http://apps',
    said: ':12: link1: expected an https address',
  },
  {
    name: 'a checksum that is none',
    file: 'clients',
    from: '"sha256": "0',
    to: '"sha256": "x',
    said: ':19: sha256: expected 64 hexadecimal digits',
  },
  {
    name: 'a field that clients don’t have',
    file: 'clients',
    from: '"date"',
    to: '"day": "x", "date"',
    said: ':5: day: is no field of this kind',
  },
]) {
  test(`${name} is named with its file and line`, () => {
    const path = `src/content/${file}.json`;
    write(path, readFileSync(join(root, path), 'utf8').replace(from, to));
    const [first = ''] = contentMistakes(root);
    assert.ok(first.startsWith(path + said), first);
  });
}

test('no testimonial at all is fine', () => {
  write('src/content/testimonials.json', '[]\n');
  assert.deepEqual(contentMistakes(root), []);
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
  addQuestion('Type `{x}` and `[a](/nowhere)`.\n\n    [b](/nowhere) {y}');
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
  const source = readFileSync('src/stores/storage.ts', 'utf8').split('/** A place for texts')[0] ?? '';
  const keys = [...source.matchAll(/^\s+\| ['`]([a-zA-Z]+)/gm)].map(([, key = '']) => key);
  assert.ok(keys.length > 15);
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
