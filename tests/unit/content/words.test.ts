import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { momentMs } from '../../../src/prose/moments.ts';
import { LOCALES } from '../../../src/routes/locales.ts';
import { copyContent } from './content-copy.ts';

const copy = copyContent();
const { root, write, replace } = copy;

const BODIES: Readonly<Record<string, string>> = { zh: '正文。', tw: '內文。', en: 'Words.' };

/** What is said of a question whose text, or field, in one language is this. */
function saidOf(
  locale: string,
  { body = BODIES[locale], question = '?' }: { body?: string; question?: string },
): string[] {
  for (const each of LOCALES) {
    const own = each === locale;
    const text = `---\nquestion: "${own ? question : '?'}"\n---\n\n${own ? body : BODIES[each]}\n`;
    write(`src/content/faq/${each}/more/13-gift.md`, text);
  }
  return contentMistakes(root).map((line) => line.replace(`src/content/faq/${locale}/more/13-gift.md`, ''));
}

const SCRIPT = (language: string, wanted: string) => `${language} is written in other characters: expected ${wanted}`;

/** Words that a text must not have, with all that is said of them. */
const PLANTED: readonly [locale: string, text: { body?: string; question?: string }, said: string][] = [
  [
    'zh',
    { body: '打開帳號。' },
    `:5: ${SCRIPT('简体中文', '开 in place of 開, 账 in place of 帳, 号 in place of 號')}`,
  ],
  [
    'tw',
    { body: '打开账号。' },
    `:5: ${SCRIPT('繁體中文', '開 in place of 开, 帳 in place of 账, 號 in place of 号')}`,
  ],
  ['zh', { question: '怎麼開通？' }, `:2: question: ${SCRIPT('简体中文', '么 in place of 麼, 开 in place of 開')}`],
  [
    'en',
    { body: 'TODO: write this.' },
    ':5: "TODO" stands for words that are still to be written: write or remove them',
  ],
  ['zh', { body: '价格待补。' }, ':5: "待补" stands for words that are still to be written: write or remove them'],
  ['tw', { body: 'XXX 元。' }, ':5: "XXX" stands for words that are still to be written: write or remove them'],
  [
    'en',
    { body: 'Lorem ipsum dolor sit amet.' },
    ':5: "Lorem" stands for words that are still to be written: write or remove them',
  ],
  ['zh', { body: '点"续费"。' }, ':5: expected “ ” in place of the straight "'],
  ['tw', { body: '點"續費"。' }, ':5: expected 「 」 in place of the straight "'],
  ['en', { question: "What's new?" }, ":2: question: expected “ ” or ’ in place of the straight '"],
  ['zh', { body: 'Open your account and choose a package.' }, ':5: these words are not in 简体中文: translate them'],
  ['en', { body: '打开您的账号，选一个套餐。' }, ':5: these words are not in English: translate them'],
];

for (const [locale, text, said] of PLANTED) {
  test(`in ${locale}, ${JSON.stringify(text)} is told in one sentence`, () => {
    assert.deepEqual(saidOf(locale, text), [said]);
  });
}

test('words that look like a mistake and are none are taken', () => {
  assert.deepEqual(saidOf('zh', { body: '后台里只有 iOS、Apple ID 和 Wi-Fi：“干”与`TODO`。' }), []);
  assert.deepEqual(saidOf('tw', { body: '后里、台灣、著名：「只」與 Microsoft Store。' }), []);
  assert.deepEqual(saidOf('en', { body: 'It\'s "curled" by itself: what we\'d call a to-do list.' }), []);
});

test('a message of a screen is held to the same words', () => {
  replace('locales/tw/common.json', '"skip": "', '"skip": "开');
  const [said = ''] = contentMistakes(root);
  assert.match(said, /^locales\/tw\/common\.json:\d+: .*expected 開 in place of 开$/);
});

/** Announcements in every language, one of which differs; and what is said of it. */
function announced(own: Partial<Record<'fields' | 'body', string>> & { locale?: string; name?: string }): string[] {
  const { locale = 'zh', name = 'maintenance' } = own;
  const fields = 'from: "2026-12-01 08:00"\nuntil: "2026-12-02 08:00"';
  for (const each of LOCALES) {
    const isOwn = each === locale;
    const text = `---\n${(isOwn && own.fields) || fields}\n---\n\n${(isOwn && own.body) || BODIES[each]}\n`;
    write(`src/content/announcements/${each}/${name}.md`, text);
  }
  return contentMistakes(root).map((line) => line.replace('src/content/announcements/', ''));
}

test('an announcement is one paragraph in each language, from one moment to another', () => {
  assert.deepEqual(announced({}), []);
  assert.deepEqual(announced({ body: '维护。[联系我们](/contact)' }), []);
  const moment = 'at UTC+8, such as "2026-12-01 08:00"';
  assert.deepEqual(announced({ fields: 'from: "2026-02-30 08:00"\nuntil: "2026-12-02 08:00"' }), [
    `zh/maintenance.md:2: from: expected when it begins, ${moment}`,
  ]);
  assert.deepEqual(announced({ fields: 'from: "2026-12-01 08:00"\nuntil: "2026-12-02"' }), [
    `zh/maintenance.md:3: until: expected when it ends, ${moment}`,
  ]);
  assert.deepEqual(announced({ fields: 'from: "2026-12-01 08:00"\nuntil: "2026-11-30 08:00"' }), [
    'zh/maintenance.md:3: until: expected a moment after "from"',
  ]);
  assert.deepEqual(announced({ fields: 'from: "2026-12-01 09:00"\nuntil: "2026-12-02 08:00"' }), [
    'zh/maintenance.md:2: expected the same "from" as in src/content/announcements/en/maintenance.md',
  ]);
  assert.deepEqual(announced({ body: '维护。\n\n- 一\n- 二' }), [
    'zh/maintenance.md:8: expected one paragraph and nothing else',
  ]);
  assert.deepEqual(announced({ body: '维'.repeat(121) }), [
    'zh/maintenance.md:6: expected at most 120 characters, and there are 121: say more on a page, and link to it',
  ]);
  assert.deepEqual(announced({ name: 'Maintenance' }).slice(0, 1), [
    'en/Maintenance.md: expected a path like src/content/announcements/zh|tw|en/maintenance.md',
  ]);
});

test('a moment is one of UTC+8, and of the calendar', () => {
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
