import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { copyContent } from './content-copy.ts';

const copy = copyContent();
const { root, write } = copy;
const QUESTION = 'src/content/faq/zh/more/10-teams.md';
const CLIENTS = 'brand/clients.json';

const NO_LIST = 'this would be no list: each line of one begins with';
for (const { name, body, said } of [
  { name: 'a heading without a space', body: '##标题', said: ':5: this # would be shown' },
  { name: 'a heading with a wide space', body: '##　标题', said: ':5: this # would be shown' },
  { name: 'a list without spaces', body: 'One:\n-two\n-three', said: `:6: ${NO_LIST} "- "` },
  { name: 'a list of Word’s', body: '•\tone\n•\ttwo', said: `:5: ${NO_LIST} "- "` },
  { name: 'a list with Chinese commas', body: '1、第一步\n2、第二步', said: `:5: ${NO_LIST} "1. "` },
  { name: 'a list without a space behind the number', body: '1.第一步', said: `:5: ${NO_LIST} "1. "` },
  { name: 'wide asterisks', body: '＊＊重要＊＊', said: ':5: these ＊＊ would be shown' },
  { name: 'wide brackets around an address', body: '[账号]（/account）', said: ':5: this link would be shown' },
  { name: 'wide braces', body: '写信到｛supportEmail｝', said: ':5: this would be shown: a value' },
  { name: 'braces too few', body: 'Mail {supportEmail}', said: ':5: this would be shown: a value' },
  { name: 'a space within braces', body: 'Mail { supportEmail }', said: ':5: this would be shown: a value' },
  { name: 'a space of Word’s', body: 'One\nSome\u00A0words', said: ':6: type a plain space behind "Some"' },
  { name: 'a sign without a width', body: 'One\ntwo\u200Bthree', said: ':6:4: remove the invisible sign behind "two"' },
  { name: 'a picture by its number', body: '![x][1]\n\n[1]: https://a.example/b.png', said: ':5:1: expected words' },
  { name: 'spaces in front of a line', body: 'One\n\n    two', said: ':7: this would be shown as program code' },
  { name: 'a line of ``` alone', body: '```\nOne\n\ntwo', said: ':5: expected another line ```' },
  { name: 'a note at the foot', body: 'One[^1]\n\n[^1]: Note', said: ':5:4: expected words: there are no footnotes' },
  { name: 'a line of dashes below words', body: 'One\n---\ntwo', said: ':5: the line below makes this a heading' },
  { name: 'what Git could not join', body: '<<<<<<< HEAD\n\n# A\n\n=======', said: ':5: two people changed this' },
]) {
  test(`${name} in a text is named, alone, with its line`, () => {
    write(QUESTION, `---\nquestion: "?"\n---\n\n${body}\n`);
    const places = contentMistakes(root).filter((line) => !line.includes('same headings'));
    assert.ok(places[0]?.startsWith(`${QUESTION}${said}`), places.join('\n'));
    assert.ok(places.every((line) => line.startsWith(QUESTION)));
  });
}

for (const { name, field, said } of [
  { name: 'a wide colon', field: 'question：“?”', said: ':2: expected an English colon and a space' },
  { name: 'no space behind the colon', field: 'question:"?"', said: ':2: expected a space behind the colon' },
  { name: 'Word’s space behind the colon', field: 'question:\u00A0"?"', said: ':2: expected a plain space' },
  { name: 'one quotation mark', field: 'question: "?', said: ':2: expected a quotation mark " at the end' },
]) {
  test(`${name} in a field is named with its line`, () => {
    write(QUESTION, `---\n${field}\n---\n\nText.\n`);
    assert.deepEqual(
      contentMistakes(root).map((line) => line.slice(0, QUESTION.length + said.length)),
      [QUESTION + said],
    );
  });
}

test('what is not to be shown as words, or stands between lines of ```, may look like a slip', () => {
  write(QUESTION, '---\nquestion: "?"\n---\n\n-5 °C, 1.5 MB, #1, 3.5.\n\n```\n-a {b}\n```\n\n`1、{c}`\n');
  assert.deepEqual(contentMistakes(root), []);
});

test('a file in another encoding is told once, whatever else its letters look like', () => {
  const wide = (path: string): Buffer =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(copy.read(path), 'utf16le')]);
  write(QUESTION, wide(QUESTION));
  write(CLIENTS, wide(CLIENTS));
  const unreadable = 'has a letter that can’t be read: save the file as UTF-8';
  assert.deepEqual(contentMistakes(root), [`${QUESTION}:1: ${unreadable}`, `${CLIENTS}:1: ${unreadable}`]);
});

test('files that nobody would see are named: a space in a name, a picture, a number twice, a text without a page', () => {
  const text = copy.read(QUESTION);
  write('src/content/faq/zh/more/13-x.md ', text);
  write('src/content/faq/zh/more/photo.png', 'x');
  write('src/content/faq/zh/more/.DS_Store', 'x');
  for (const locale of LOCALES) {
    write(`src/content/faq/${locale}/more/10-cards.md`, copy.read(QUESTION.replace('/zh/', `/${locale}/`)));
    write(`src/content/router/${locale}/6.md`, copy.read(`src/content/router/${locale}/5.md`));
  }
  const each = (say: (locale: string) => string): string[] => ['en', 'tw', 'zh'].map(say);
  assert.deepEqual(contentMistakes(root), [
    '"src/content/faq/zh/more/13-x.md ": has a space in its name: rename it without',
    'src/content/faq/zh/more/photo.png: expected a path like src/content/faq/zh|tw|en/more/13-gift-cards.md',
    ...each(
      (l) => `src/content/router/${l}/6.md: no page shows this text: expected one of 1.md, 2.md, 3.md, 4.md, 5.md`,
    ),
    ...each(
      (l) =>
        `src/content/faq/${l}/more/10-teams.md: expected another number: src/content/faq/${l}/more/10-cards.md has the same`,
    ),
  ]);
});

test('of three languages the one that differs is named, English, too', () => {
  copy.replace('src/content/legal/en/terms.md', '\n## ', '\n### ');
  copy.replace('src/content/apple-id/en/01-start.md', 'picture: "browser"\n', '');
  assert.deepEqual(contentMistakes(root), [
    'src/content/legal/en/terms.md:9: expected a heading with ## here, as on line 9 of src/content/legal/tw/terms.md: links need the same headings in every language',
    'src/content/apple-id/en/01-start.md:2: expected the same "picture" as in src/content/apple-id/tw/01-start.md',
  ]);
});

test('a picture needs words for those who can’t see it, an older build its version, an address no space', () => {
  copy.replace('src/content/apple-id/tw/01-start.md', 'alt:', '#');
  copy.replace(CLIENTS, ',\n    "link2Version": "4.7.3"', '');
  copy.replace(CLIENTS, 'petrel-4.8.0.apk', 'petrel 4.8.0.apk');
  assert.deepEqual(contentMistakes(root), [
    'src/content/apple-id/tw/01-start.md:2: alt: expected what the picture shows, for those who can’t see it',
    `${CLIENTS}:25: link1: expected an address without a space (in its middle a space is written %20)`,
    `${CLIENTS}:14: link2Version: expected the version behind link2, in quotation marks`,
  ]);
});
