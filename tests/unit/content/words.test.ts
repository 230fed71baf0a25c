import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentMs } from '#prose/moments.ts';
import { LOCALES } from '#routes/locales.ts';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { copyContent } from './content-copy.ts';

const copy = copyContent();
const { root, write, replace } = copy;

const BODIES: Readonly<Record<string, string>> = { zh: '正文。', tw: '內文。', en: 'Words.' };

/** Returns the messages about questions that have these texts or fields in one language. */
function saidOf(planted: readonly (readonly [locale: string, text: { body?: string; question?: string }])[]): string[] {
  for (const [index, [locale, { body = BODIES[locale], question = '?' }]] of planted.entries()) {
    write(`src/content/faq/${locale}/more/${index + 20}-x.md`, `---\nquestion: "${question}"\n---\n\n${body}\n`);
  }
  return contentMistakes(root)
    .filter((line) => !line.includes(': is missing, although'))
    .map((line) => line.replace(/^src\/content\/faq\/(\w+)\/more\/\d\d-x\.md/, '$1'));
}

const SCRIPT = (language: string, wanted: string) => `${language} is written in other characters: write ${wanted}`;

const UNWRITTEN = 'stands for words that are still to be written: write or remove them';

/** Words that a text must not contain, each with its message. */
const PLANTED: readonly [locale: string, text: { body?: string; question?: string }, said: string][] = [
  ['zh', { body: '打開帳號。' }, `:5: ${SCRIPT('简体中文', '开 instead of 開, 账 instead of 帳, 号 instead of 號')}`],
  ['tw', { body: '打开账号。' }, `:5: ${SCRIPT('繁體中文', '開 instead of 开, 帳 instead of 账, 號 instead of 号')}`],
  ['zh', { question: '怎麼開通？' }, `:2: question: ${SCRIPT('简体中文', '么 instead of 麼, 开 instead of 開')}`],
  ['en', { body: 'TODO: write this.' }, `:5: "TODO" ${UNWRITTEN}`],
  ['zh', { body: '价格待补。' }, `:5: "待补" ${UNWRITTEN}`],
];

test('the check reports words in the other Chinese script, and words that are still to be written', () => {
  assert.deepEqual(
    saidOf(PLANTED.map(([locale, text]) => [locale, text])).sort(),
    PLANTED.map(([locale, , said]) => locale + said).sort(),
  );
});

test('the check accepts words that only look like a mistake', () => {
  assert.deepEqual(
    saidOf([
      ['zh', { body: '后台里只有 iOS、Apple ID 和 Wi-Fi：“干”与`TODO`。' }],
      ['tw', { body: '后里、台灣、著名：「只」與 Microsoft Store。' }],
      ['en', { body: 'It\'s "curled" by itself: what we\'d call a to-do list.' }],
    ]),
    [],
  );
});

test('the check also reports such words in the texts of screens', () => {
  replace('locales/tw/common.json', '"skip": "', '"skip": "开');
  const [said = ''] = contentMistakes(root);
  assert.match(said, /^locales\/tw\/common\.json:\d+: .*write 開 instead of 开$/);
});

const [FROM, UNTIL] = ['from: "2026-12-01 08:00"', 'until: "2026-12-02 08:00"'];
const MOMENT = 'at UTC+8, such as "2026-12-01 08:00"';

/** Announcements whose Chinese version differs from the others, each with its message. */
const ANNOUNCED: readonly [fields: string, body: string, said: string][] = [
  [`${FROM}\n${UNTIL}`, '维护。[联系我们](/contact)', ''],
  [`from: "2026-02-30 08:00"\n${UNTIL}`, '1', `:2: from: expected when it begins, ${MOMENT}`],
  [`${FROM}\nuntil: "2026-12-02"`, '1', `:3: until: expected when it ends, ${MOMENT}`],
  [`${FROM}\nuntil: "2026-11-30 08:00"`, '1', ':3: until: expected a moment after "from"'],
  [`from: "2026-12-01 09:00"\n${UNTIL}`, '1', ':2: expected the same "from" as in src/content/announcements/en/'],
  [`${FROM}\n${UNTIL}`, '维护。\n\n- 一', ':8: expected one paragraph and nothing else'],
];

test('an announcement is one paragraph in each language, with a start and a later end', () => {
  for (const [index, [fields, body]] of ANNOUNCED.entries()) {
    const path = (locale: string): string => `src/content/announcements/${locale}/a${index}.md`;
    for (const locale of LOCALES) write(path(locale), `---\n${FROM}\n${UNTIL}\n---\n\n1\n`);
    write(path('zh'), `---\n${fields}\n---\n\n${body}\n`);
  }
  const mistakes = contentMistakes(root);
  for (const [index, [, , said]] of ANNOUNCED.entries()) {
    const own = mistakes.filter((line) => line.includes(`/zh/a${index}.md`));
    assert.deepEqual(
      own.map((line) => line.replace(/^.*\/zh\/a\d\.md/, '').slice(0, said.length)),
      said ? [said] : [],
    );
  }
});

test('a moment is read at UTC+8, and must be a real date', () => {
  assert.equal(momentMs('2026-12-01 08:00'), 1_796_083_200_000);
  assert.equal(momentMs('2028-02-29 00:00'), 1_835_366_400_000);
  for (const text of [
    '2026-02-29 08:00',
    '2026-12-01',
    '2026-12-01 24:00',
    '1.12.2026 08:00',
    '2026-13-01 08:00',
    '',
  ]) {
    assert.equal(momentMs(text), undefined, text);
  }
});
