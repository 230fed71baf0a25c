import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { sharePictureMistakes } from '../../../build-steps/brand/check-pictures.ts';

test('a picture for shared links that chat apps would crop or can’t read is refused', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123' } });
  const said = (bytes: Buffer) => sharePictureMistakes('share-en.png', bytes);
  assert.deepEqual(said(await picture(1200, 630).png().toBuffer()), []);
  assert.deepEqual(said(await picture(1200, 1200).png().toBuffer()), [
    'brand/share-en.png: is a PNG of 1200 × 1200, and must be a PNG of 1200 × 630',
  ]);
  const none = ['brand/share-en.png: is no PNG, and must be a PNG of 1200 × 630'];
  assert.deepEqual(said(await picture(1200, 630).jpeg().toBuffer()), none);
  assert.deepEqual(said(Buffer.from('<html>')), none);
});
