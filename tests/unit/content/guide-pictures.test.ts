import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { pictureAttributes } from '../../../build-steps/texts/picture-files.ts';
import { LOCALES, type Locale } from '../../../src/routes/locales.ts';
import { copyContent } from './content-copy.ts';

const copy = copyContent();
const { root, read, write } = copy;

const GUIDE = 'src/content/router';
const ALT: Readonly<Record<string, string>> = {
  zh: '路由器的登录页。',
  tw: '路由器的登入頁面。',
  en: 'The router’s login page.',
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>';

/** A picture of dots, `width` wide and half as high. */
const picture = (width: number, kind: 'png' | 'webp' | 'avif' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#0b6e63' } })
    .toFormat(kind)
    .toBuffer();

/** A square picture of noise, which is long enough to break off in its middle. */
const noise = (width: number, kind: 'png' | 'webp' | 'avif' = 'png'): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(kind)
    .toBuffer();

/** Puts a picture beside step 4 of the router guide in each language, with a line that shows it. */
async function show({
  file = 'login.png',
  line = (locale: Locale) => `![${ALT[locale]}](./login.png)`,
  bytes = picture(1200),
}: {
  file?: string;
  line?: (locale: Locale) => string;
  bytes?: Promise<Buffer>;
} = {}): Promise<void> {
  for (const locale of LOCALES) {
    write(`${GUIDE}/${locale}/${file}`, await bytes);
    add(locale, line(locale));
  }
}

function add(locale: Locale, line: string): void {
  const path = `${GUIDE}/${locale}/4.md`;
  write(path, `${read(path).trimEnd()}\n\n${line}\n`);
}

/** What is said, without the folder of guides and without line numbers, which a guide's own words move. */
const said = (): string[] =>
  contentMistakes(root).map((line) => line.replace(`${GUIDE}/`, '').replace(/\.md:\d+/, '.md'));

const inAll = (text: string): string[] => ['en', 'tw', 'zh'].map((locale) => `${locale}/${text}`);

test('a picture of each kind may stand in a guide, in its own language or for all', async () => {
  await show();
  for (const kind of ['webp', 'avif'] as const) {
    await show({ file: `code.${kind}`, line: () => `![A1](./code.${kind})`, bytes: picture(600, kind) });
  }
  write(`${GUIDE}/cables.svg`, SVG);
  for (const locale of LOCALES) add(locale, '![LAN 1](../cables.svg)');
  assert.deepEqual(said(), []);
});

/** Lines in place of the one that shows the picture in English, with all that is said of them. */
const LINES: readonly [line: string, said: string][] = [
  ['![](./login.png)', 'en/4.md:1: expected between [ and ] what the picture shows, for those who can’t see it'],
  [
    '![Its page.][1]\n\n[1]: https://shop.example/login.png',
    'en/4.md:1: expected a picture as ![what it shows](./name.png)',
  ],
  ['![ ](./login.png)', 'en/4.md:1: expected between [ and ] what the picture shows, for those who can’t see it'],
  ['![路由器的登录页。](./login.png)', 'en/4.md: these words are not in English: translate them'],
  ["![The router's page.](./login.png)", "en/4.md:1: expected “ ” or ’ in place of the straight '"],
  [
    '![Its page at {routerAddress}.](./login.png)',
    'en/4.md:1: this would be shown: a value that is filled in is written {{brand}}',
  ],
  ['![TODO](./login.png)', 'en/4.md:1: "TODO" stands for words that are still to be written: write or remove them'],
  [
    '![Its page.](https://shop.example/login.png)',
    'en/4.md:1: expected a file beside this text, such as ./login.png, in place of the address "https://shop.example/login.png"',
  ],
  [
    '![Its page.](/login.png)',
    'en/4.md:1: expected a file beside this text, such as ./login.png, in place of the address "/login.png"',
  ],
  [
    'Its page: ![Its page.](./login.png)',
    'en/4.md:11: expected a paragraph of its own for a picture: leave a line empty above and below it',
  ],
  [
    '[![Its page.](./login.png)](/account)',
    'en/4.md:2: expected a paragraph of its own for a picture: leave a line empty above and below it',
  ],
];

for (const [line, problem] of LINES) {
  test(`in a guide, "${line}" is refused`, async () => {
    await show({ line: (locale) => (locale === 'en' ? line : `![${ALT[locale]}](./login.png)`) });
    assert.deepEqual(said(), [problem]);
  });
}

test('a name in which letters are wrong is told with the one that was meant', async () => {
  await show({ line: (locale) => `![${ALT[locale]}](./${locale === 'en' ? 'logni' : 'login'}.png)` });
  assert.deepEqual(said(), [
    'en/4.md:1: there is no picture "./logni.png" beside this text, nor in the folder above: did you mean "./login.png"?',
  ]);
});

test('the picture of another language is not beside the text', async () => {
  await show({ line: (locale) => `![${ALT[locale]}](${locale === 'tw' ? '../zh' : '.'}/login.png)` });
  assert.deepEqual(said(), [
    'tw/4.md:1: there is no picture "../zh/login.png" beside this text, nor in the folder above',
  ]);
});

test('an unknown placeholder in what is said of a picture is named', async () => {
  await show({ line: () => '![{{brnad}} 1](./login.png)' });
  const lines = said();
  assert.equal(lines.length, 3);
  for (const line of lines) assert.match(line, /4\.md:1: \{\{brnad\}\} is unknown, expected \{\{brand\}\} /);
});

test('a picture that only some languages show is missed in the others', async () => {
  await show({ line: (locale) => (locale === 'zh' ? '' : `![${ALT[locale]}](./login.png)`) });
  assert.deepEqual(said(), [
    'zh/login.png: no text shows this picture: write ![what it shows](./login.png) into one, or remove the file',
    'zh/4.md: expected the same pictures as in src/content/router/en/4.md: login.png, in place of none',
  ]);
});

/** Files in place of the picture, with what is said of each of the three. */
const FILES: readonly [what: string, file: string, bytes: () => Promise<Buffer>, said: string][] = [
  [
    'of a kind that shows text badly',
    'login.jpg',
    () => picture(1200, 'jpeg'),
    'expected a picture as .png, .webp, .avif or .svg',
  ],
  [
    'with capitals in its name',
    'Login.png',
    () => picture(1200),
    'expected a name of small letters, digits and hyphens',
  ],
  [
    'in a folder of its own',
    'pictures/login.png',
    () => picture(1200),
    'expected a place beside the texts, or, for all languages, in the folder above them',
  ],
  ['that is too narrow', 'login.png', () => picture(598), 'is 598 dots wide, expected 600 to 4000'],
  ['that is too wide', 'login.png', () => picture(4002), 'is 4002 dots wide, expected 600 to 4000'],
  ['that is none', 'login.png', async () => Buffer.from('words'), 'can’t be read as a picture: save it again'],
  [
    'that breaks off',
    'login.png',
    () => noise(800).then((whole) => whole.subarray(0, 60_000)),
    'can’t be read as a picture: save it again',
  ],
  [
    'that breaks off, as WebP',
    'login.webp',
    () => noise(800, 'webp').then((whole) => whole.subarray(0, 30_000)),
    'can’t be read as a picture: save it again',
  ],
  [
    'that breaks off, as AVIF',
    'login.avif',
    () => noise(800, 'avif').then((whole) => whole.subarray(0, 30_000)),
    'can’t be read as a picture: save it again',
  ],
  [
    'with another kind’s ending',
    'login.png',
    () => picture(1200, 'webp'),
    'is a .webp by its contents: give it that ending',
  ],
  [
    'that is too heavy',
    'login.png',
    async () => Buffer.concat([await picture(1200)], 300_001),
    'weighs 301 kB, expected at most 300: save it as .webp, or smaller',
  ],
  [
    'that holds code',
    'login.svg',
    async () => Buffer.from(SVG.replace('<path', '<script>alert(1)</script><path')),
    'holds a <script>, and must only draw',
  ],
  [
    'whose size is unknown',
    'login.svg',
    async () => Buffer.from(SVG.replace(' viewBox="0 0 400 300"', '')),
    'has no viewBox, so that its size is unknown',
  ],
];

for (const [what, file, bytes, problem] of FILES) {
  test(`a picture ${what} is refused`, async () => {
    await show({ file, bytes: bytes(), line: (locale) => `![${ALT[locale]}](./${file})` });
    const lines = said().filter((line) => line.includes(problem));
    assert.deepEqual(lines, inAll(`${file}: ${problem}`));
  });
}

test('elsewhere pictures are refused where they stand, and so are their files', async () => {
  for (const text of ['legal/en/terms', 'faq/en/account/02-forgot-password']) {
    write(`src/content/${text}.md`, `${read(`src/content/${text}.md`).trimEnd()}\n\n![A picture.](./a.png)\n`);
  }
  write('src/content/faq/en/account/a.png', await picture(1200));
  const refused = 'expected words: pictures can’t be put into texts, except for guides';
  assert.deepEqual(
    said().map((line) => line.replace('src/content/', '')),
    [
      'faq/en/account/a.png: expected a path like src/content/faq/zh|tw|en/more/13-gift-cards.md',
      `faq/en/account/02-forgot-password.md:1: ${refused}`,
      `legal/en/terms.md:1: ${refused}`,
    ],
  );
});

test('a picture’s space fits a phone, and finer screens get its own dots, at most twice as many', async () => {
  const size = async (width: number, height: number): Promise<unknown> => {
    write(
      `${GUIDE}/a.png`,
      await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    return pictureAttributes(`${root}/${GUIDE}/a.png`);
  };
  assert.deepEqual(await size(1170, 2532), { width: 296, height: 640, densities: ['1x', '2x'] });
  assert.deepEqual(await size(1000, 500), { width: 680, height: 340, densities: ['1x', '1.47x'] });
  assert.deepEqual(await size(600, 300), { width: 600, height: 300 });
  write(`${GUIDE}/a.svg`, SVG);
  assert.deepEqual(pictureAttributes(`${root}/${GUIDE}/a.svg`), { width: 400, height: 300 });
});
