import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import * as brand from '../../../brand/brand.ts';
import { colourMistakes, drawingMistakes, sharePictureMistakes } from '../../../build-steps/brand/check-pictures.ts';
import { siteMistakes } from '../../../build-steps/values/check.ts';
import { readColours } from '../../../src/styles/brand.ts';

const label = { zh: '条线路', tw: '條線路', en: 'locations' };
const LANGUAGES = 'zh, tw, en';

/** What is said of values in the file, without their lines. */
function said(values: object): string[] {
  return siteMistakes({ brand: { ...brand, ...values } }).map((mistake) =>
    mistake.replace(/^brand\/brand\.ts:\d+: /, ''),
  );
}

test('the shipped brand can be published, and claims no count', () => {
  assert.deepEqual(siteMistakes(), []);
  assert.equal(brand.claim, undefined);
});

test('a count is claimed with what is counted, in every language', () => {
  assert.deepEqual(said({ claim: { number: '3000+', label } }), []);
});

/** Values that can't be used, with what is said of them. */
const REFUSED: readonly [object, string][] = [
  [{ names: { ...brand.names, tw: ' 海燕' } }, 'names.tw is " 海燕", and must have no blank at its beginning or end'],
  [{ names: { ...brand.names, en: 'Two  blanks' } }, 'names.en is "Two  blanks", and must have no two blanks in a row'],
  [
    { names: { ...brand.names, en: 'Pet\u200brel' } },
    'names.en is "Pet\u200brel", and must not hold the character U+200B, which nobody sees',
  ],
  [
    { names: { zh: '海燕', tw: '海燕' } },
    `names has nothing for the language en, and must have it for each of ${LANGUAGES}`,
  ],
  [{ names: { ...brand.names, de: 'Petrel' } }, `names.de is for no language of the site, which are ${LANGUAGES}`],
  [{ names: 'Petrel' }, 'names is "Petrel", and must be a group with each language, as in { zh: …, tw: …, en: … }'],
  [
    { names: { ...brand.names, en: 'Quiet Harbourside' } },
    'names.en is "Quiet Harbourside", and must be no longer than 14 letters, or 7 Chinese characters, which is what the header has room for on small phones',
  ],
  [
    { names: { ...brand.names, zh: '太长的品牌名称了' } },
    'names.zh is "太长的品牌名称了", and must be no longer than 14 letters, or 7 Chinese characters, which is what the header has room for on small phones',
  ],
  [{ claim: '3000+' }, 'claim is "3000+", and must be a group of values, as in { number: …, label: … }'],
  [{ claim: { number: '3000+' } }, 'claim has no label, which must be there'],
  [{ claim: { number: 'many', label } }, `claim.number is "many", and must be a count, as in '3000+'`],
  [{ agentName: { ...brand.agentName, en: ' ' } }, 'agentName.en is empty'],
  [
    { enterpriseUrl: 'http://teams.example' },
    'enterpriseUrl is "http://teams.example", and must be an https address, as in https://teams.example',
  ],
  [{ guaranteeDays: 7.5 }, 'guaranteeDays is the number 7.5, and must be a whole number of days, as in 15'],
  [
    { personalRefundPercent: 170 },
    'personalRefundPercent is the number 170, and must be a whole number of percent, as in 70',
  ],
  [{ banks: [] }, 'banks is empty, and must name a bank at least'],
  [{ banks: ['boc', 'icbc', 'boc'] }, 'banks names "boc" twice'],
  [{ banks: ['boc', 'cmb'] }, `banks.1 is "cmb", and must be one of boc, icbc, ccb, abc, bcm, as in 'boc'`],
  [
    { router: { ...brand.router, address: 'router' } },
    `router.address is "router", and must be an IP address, as in '192.168.1.1'`,
  ],
];

test('a value that can’t be used is named with what is wrong, what it must be and an example, in one sentence', () => {
  for (const [values, sentence] of REFUSED) assert.deepEqual(said(values), [sentence]);
});

test('what can’t be read on what is named with its scheme, its contrast and what is needed', () => {
  const colours = readColours();
  colours.set('edge', { light: '#85898a', dark: '#334' });
  // The darkest grey that famously falls short on white.
  colours.set('code-ink', { light: '#777', dark: 'rgb(118 118 118 / 90%)' });
  colours.set('on-red', { light: '#FFF8', dark: '#2b0a07ff' });
  colours.set('haze', { light: 'misty', dark: '#06141f' });
  colours.delete('dawn-sun');
  assert.deepEqual(colourMistakes(colours), [
    'brand/pictures.css: --dawn-sun is missing',
    'brand/colours.css: --haze holds "misty", which is no colour like #0d1f2d or rgb(13 31 45)',
    'brand/colours.css: --edge on --paper has a contrast of 1.50:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --edge on --raised has a contrast of 1.35:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --edge on --lift has a contrast of 1.20:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --edge on --sunk has a contrast of 1.43:1 in the dark scheme, and needs 3:1',
    'brand/colours.css: --code-ink on --code-paper has a contrast of 4.47:1 in the light scheme, and needs 4.5:1',
  ]);
});

test('a mark of two paths is refused, since it could not be filled as one', () => {
  const twoPaths =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z"/><path d="M9 9h9v9z"/></svg>';
  assert.deepEqual(drawingMistakes(twoPaths), [
    'brand/mark.svg: must be one <path d="…"/> in <svg xmlns="…" viewBox="0 0 32 32">',
  ]);
});

test('a picture of shared links that chat apps would crop, or can’t read, is refused', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123' } });
  const said = (bytes: Buffer) => sharePictureMistakes('share-en.png', bytes);
  assert.deepEqual(said(await picture(1200, 630).png().toBuffer()), []);
  assert.deepEqual(said(await picture(1200, 1200).png().toBuffer()), [
    'brand/share-en.png: is PNG of 1200 × 1200, and must be PNG of 1200 × 630',
  ]);
  assert.deepEqual(said(await picture(1200, 630).jpeg().toBuffer()), [
    'brand/share-en.png: is JPG of 1200 × 630, and must be PNG of 1200 × 630',
  ]);
  assert.deepEqual(said(Buffer.from('<html>')), [
    'brand/share-en.png: can’t be read as a picture, and must be PNG of 1200 × 630',
  ]);
});
