import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type PictureBrand, SHARE_SIZE, sharePixels } from '../../../../src/features/sharing/share-picture.ts';
import { LOCALES, type Locale } from '../../../../src/routes/locales.ts';
import { readColours } from '../../../../src/styles/brand.ts';

/** With colours of its own, so that those of a brand may change. */
const BRAND: PictureBrand = {
  mark: '',
  figure: '',
  light: '',
  colours: Object.fromEntries(
    [...readColours()].map(([name]) => [name, { light: '#fbfaf7', dark: '#b9cbd0' }]),
  ) as PictureBrand['colours'],
};
const BLACK = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0h1200v630H0z"/></svg>';
const SLOPE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="a"><stop stop-color="#071420"/><stop offset="1" stop-color="#457c73"/></linearGradient><path fill="url(#a)" d="M0 0h1200v630H0z"/></svg>';

/** The rectangle that holds every pixel which is not black. */
function boundsOf(pixels: Uint8Array): { left: number; top: number; right: number; bottom: number } {
  const bounds = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (let index = 0; index < pixels.length; index += 4) {
    if (pixels[index] === 0 && pixels[index + 1] === 0 && pixels[index + 2] === 0) continue;
    const x = (index / 4) % SHARE_SIZE.width;
    const y = Math.floor(index / 4 / SHARE_SIZE.width);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/**
 * To the pixel, since WebAssembly computes the same everywhere; before sharp packs them, so a release of sharp changes nothing here. What
 * does is another release of a font or of the renderer. Then look at `dist/og`, and write down what the test says.
 */
test('a picture is the same to the pixel on every machine', async () => {
  const words = {
    zh: { title: '注册美区 Apple ID', text: '手机、电脑都能用。7×24 小时客服。', brand: '海燕' },
    tw: { title: '註冊美國區 Apple ID', text: '手機、電腦都能用。買幾天用幾天，到期就停。', brand: '海燕' },
    en: { title: 'Frequently asked questions', text: 'Pay once, no automatic renewal.', brand: 'Petrel' },
  };
  const seen = await Promise.all(
    Object.entries(words).map(async ([locale, each]) => {
      const pixels = await sharePixels(locale as Locale, each, BRAND, SLOPE);
      return [locale, createHash('sha256').update(pixels).digest('hex').slice(0, 16)];
    }),
  );
  assert.deepEqual(Object.fromEntries(seen), {
    zh: '4e87c4e8e7f22097',
    tw: '5314c13fad04202f',
    en: 'afd8ff5765041666',
  });
});

test('the longest words stay left of the mark and above the sea', async () => {
  for (const locale of LOCALES) {
    const { titles, descriptions } = JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8')) as {
      titles: Record<string, string>;
      descriptions: { picture: string };
    };
    const [title = ''] = Object.values(titles).sort((a, b) => b.length - a.length);
    const { left, top, right, bottom } = boundsOf(
      await sharePixels(locale, { title, text: descriptions.picture, brand: 'Petrel' }, BRAND, BLACK),
    );
    assert.ok(left >= 80 && top >= 70 && right <= 740 && bottom <= 480, `${locale}: ${[left, top, right, bottom]}`);
  }
});

test('a heading is set smaller until no word of it is broken, and refused when that is not enough', async () => {
  const paint = (title: string) => sharePixels('en', { title, text: '', brand: '' }, BRAND, BLACK);
  const long = boundsOf(await paint('Internationalisation questions'));
  const short = boundsOf(await paint('International questions'));
  assert.ok(long.bottom - long.top < short.bottom - short.top && long.right <= 740);
  await assert.rejects(
    paint('Donaudampfschifffahrtsgesellschaft'),
    /^Error: "Donaudampfschifffahrtsgesellschaft" is too long for a share picture in "en": shorten it/,
  );
});

test('a character that no font has is named with its language', async () => {
  await assert.rejects(
    sharePixels('en', { title: 'VPN 常', text: '', brand: '' }, BRAND, BLACK),
    /^Error: The share pictures in "en" need "常" \(U\+5E38\) for "VPN 常", which none of their fonts has: @fontsource-variable\/inter/,
  );
});
