import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { LOCALES, type Locale } from '#routes/locales.ts';
import { contentMistakes } from '../../../build-steps/texts/check-content.ts';
import { pictureAttributes } from '../../../build-steps/texts/picture-files.ts';
import { copyContent } from './content-copy.ts';

const { root, read, write } = copyContent();

const GUIDE = 'src/content/router';
const ALT = { zh: '路由器的登录页。', tw: '路由器的登入頁面。', en: 'The router’s login page.' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>';

/** Returns a bitmap. */
const picture = (kind: 'png' | 'webp' | 'avif' = 'png', width = 1200, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e63' } })
    .toFormat(kind)
    .toBuffer();

/** Puts a picture beside step 4 of the router guide in each language, with a line that shows it. */
async function show({
  file = 'login.png',
  line = (locale: Locale) => `![${ALT[locale]}](./${file})`,
  bytes = picture() as Buffer | Promise<Buffer>,
} = {}): Promise<void> {
  for (const locale of LOCALES) {
    write(`${GUIDE}/${locale}/${file}`, await bytes);
    const path = `${GUIDE}/${locale}/4.md`;
    write(path, `${read(path).trimEnd()}\n\n${line(locale)}\n`);
  }
}

/**
 * Returns the messages without the folder of guides. Line numbers are removed, because the guide's own words change them.
 */
const said = (): string[] =>
  contentMistakes(root).map((line) => line.replace(`${GUIDE}/`, '').replace(/\.md:\d+/, '.md'));

test('a guide may show pictures of each kind, for its own language or for all', async () => {
  await show();
  for (const kind of ['webp', 'avif'] as const) {
    await show({ file: `code.${kind}`, line: () => `![A1](./code.${kind})`, bytes: picture(kind) });
  }
  write(`${GUIDE}/cables.svg`, SVG);
  await show({ line: () => '![LAN 1](../cables.svg)' });
  assert.deepEqual(said(), []);
});

const NO_WORDS = 'write between [ and ] what the picture shows, for readers who can’t see it';

/** Lines that replace the one that shows the picture in one language, each with its messages. */
const LINES: readonly [line: string, said: string][] = [
  ['![ ](./login.png)', `:1: ${NO_WORDS}`],
  ['![Its page.][1]\n\n[1]: https://shop.example/login.png', ':1: expected a picture as ![what it shows](./name.png)'],
  [
    '![Its {routerAddress}.](./login.png)',
    ':1: readers would see these braces: write a value that is filled in as {{brand}}',
  ],
  ['![Its page.](/login.png)', ':1: there is no picture "/login.png" beside this text, nor in the folder above'],
  ['![A.](../zh/login.png)', ':1: there is no picture "../zh/login.png" beside this text, nor in the folder above'],
  [
    'Its page: ![Its page.](./login.png)',
    ':11: put the picture into a paragraph of its own, with an empty line above and below it',
  ],
  ['', ': expected the same "pictures" as in src/content/router/en/4.md: login.png'],
];

for (const [line, problem] of LINES) {
  test(`a guide may not contain "${line}"`, async () => {
    await show({ line: (locale) => (locale === 'tw' ? line : `![${ALT[locale]}](./login.png)`) });
    assert.deepEqual(said(), [`tw/4.md${problem}`]);
  });
}

const KINDS =
  'expected a picture as .png, .webp, .avif or .svg, named in small letters, digits and hyphens, beside the texts or in the folder above them';
const UNREADABLE = 'is not a picture of the kind that its ending names: save it again as that kind';

/** Picture files, each with its message. */
const FILES: readonly [file: string, bytes: string | Promise<Buffer>, said: string][] = [
  ['a.jpg', picture(), KINDS],
  ['B.png', picture(), KINDS],
  ['c.png', 'words', UNREADABLE],
  ['d.png', picture('webp'), UNREADABLE],
  [
    'e.svg',
    SVG.replace('<path', '<script>alert(1)</script><path'),
    'contains a <script>: remove it, because a drawing may only draw',
  ],
  [
    'f.svg',
    SVG.replace(' viewBox="0 0 400 300"', ''),
    'has no viewBox, so its size is unknown: add viewBox="0 0 width height"',
  ],
];

test('a picture of another kind, without a size, or with code is refused', async () => {
  for (const [file, bytes] of FILES) write(`${GUIDE}/en/${file}`, Buffer.from(await bytes));
  assert.deepEqual(said().sort(), FILES.map(([file, , problem]) => `en/${file}: ${problem}`).sort());
});

test('texts other than guides may not show pictures, and their folders may not contain picture files', async () => {
  write('src/content/legal/en/terms.md', `${read('src/content/legal/en/terms.md').trimEnd()}\n\n![A.](./a.png)\n`);
  write('src/content/faq/en/account/a.png', await picture());
  assert.deepEqual(said(), [
    'src/content/faq/en/account/a.png: expected a path like src/content/faq/zh|tw|en/more/13-gift-cards.md',
    'src/content/legal/en/terms.md:1: remove the picture: only guides may show pictures',
  ]);
});

test('a picture fits the width of a phone, and finer screens get at most twice as many pixels', async () => {
  const size = async (width: number, height: number): Promise<unknown> => {
    write(`${GUIDE}/a.png`, await picture('png', width, height));
    return pictureAttributes(`${root}/${GUIDE}/a.png`);
  };
  assert.deepEqual(await size(1170, 2532), { width: 296, height: 640, densities: ['1x', '2x'] });
  assert.deepEqual(await size(1000, 500), { width: 680, height: 340, densities: ['1x', '1.47x'] });
  assert.deepEqual(await size(600, 300), { width: 600, height: 300 });
  write(`${GUIDE}/a.svg`, SVG);
  assert.deepEqual(await pictureAttributes(`${root}/${GUIDE}/a.svg`), { width: 400, height: 300 });
});
