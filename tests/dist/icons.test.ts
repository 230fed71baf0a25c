import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { DIST, read } from './support/site.ts';

/** The type and size of a picture by its bytes. The whole picture is decoded, because its header alone may be wrong. */
async function seen(picture: string | Buffer): Promise<string> {
  const image = sharp(typeof picture === 'string' ? join(DIST, picture) : picture);
  await image.stats();
  const { format, width, height } = await image.metadata();
  return `image/${format} ${width}x${height}`;
}

const MANIFESTS = {
  zh: { name: '海燕', lang: 'zh-Hans', start_url: '/zh/' },
  tw: { name: '海燕', lang: 'zh-Hant', start_url: '/tw/' },
  en: { name: 'Petrel', lang: 'en', start_url: '/en/' },
};
for (const [locale, own] of Object.entries(MANIFESTS)) {
  test(`the manifest in ${locale} names the site in its language and describes its icons correctly`, async () => {
    const { icons, ...manifest } = JSON.parse(read(`/${locale}/manifest.json`));
    assert.partialDeepStrictEqual(manifest, { ...own, scope: '/', display: 'browser' });
    const said: { src: string; sizes: string; type: string; purpose: string }[] = icons;
    assert.deepEqual(said.map(({ sizes, purpose, src }) => `${purpose} ${sizes} ${src}`).sort(), [
      'any 192x192 /icons/192.png',
      'any 512x512 /icons/512.png',
      'maskable 192x192 /icons/maskable-192.png',
      'maskable 512x512 /icons/maskable-512.png',
    ]);
    for (const { src, sizes, type } of said) assert.equal(await seen(src), `${type} ${sizes}`, src);
  });
}

test('the icons that browsers request by fixed names have the right sizes', async () => {
  assert.equal(await seen('apple-touch-icon.png'), 'image/png 180x180');
  const ico = readFileSync(join(DIST, 'favicon.ico'));
  // An .ico file begins with its type and the number of its pictures. For each picture follow sixteen bytes with its size
  // and position.
  assert.deepEqual([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)], [0, 1, 3]);
  for (const [place, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * place);
    assert.deepEqual([entry[0], entry[1]], [size, size]);
    const start = entry.readUInt32LE(12);
    assert.equal(await seen(ico.subarray(start, start + entry.readUInt32LE(8))), `image/png ${size}x${size}`);
  }
});
