import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fittingSize, imageKindOf } from '../../../../src/features/tickets/images/prepare-image.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a file is what its first bytes say', () => {
  assert.equal(imageKindOf(bytes('\xff\xd8\xff\xe0\0\x10JFIF')), 'jpeg');
  assert.equal(imageKindOf(bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')), 'png');
  assert.equal(imageKindOf(bytes('GIF89a\x01\0')), 'gif');
  assert.equal(imageKindOf(bytes('GIF87a\x01\0')), 'gif');
  assert.equal(imageKindOf(bytes('RIFF\x0a\0\n\0WEBPVP8 ')), 'webp');
  assert.equal(imageKindOf(bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')), 'heic');
  assert.equal(imageKindOf(bytes('\0\0\0\x18ftypmif1\0\0\0\0heic')), 'heic');
  assert.equal(imageKindOf(bytes('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')), 'avif');
  assert.equal(imageKindOf(bytes('\0\0\0\x1cftypmif1\0\0\0\0avifmif1miaf')), 'avif');
});

test('anything else is other', () => {
  for (const text of ['', '\xff\xd8', 'RIFF\0\0\0\0WAVE', '%PDF-1.7', '<svg ', '\0\0\0\x18ftypisom\0\0\0\0mp42']) {
    assert.equal(imageKindOf(bytes(text)), 'other', text);
  }
});

test('a large file costs no more than a small one', () => {
  const large = new Uint8Array(5_000_000);
  large.set(bytes('GIF89a'));
  assert.equal(imageKindOf(large), 'gif');
});

test('an image is made smaller in its proportions, never larger', () => {
  assert.deepEqual(fittingSize(4000, 3000, 2000), { width: 2000, height: 1500 });
  assert.deepEqual(fittingSize(1080, 2400, 1600), { width: 720, height: 1600 });
  assert.deepEqual(fittingSize(800, 600, 2000), { width: 800, height: 600 });
  assert.deepEqual(fittingSize(10_000, 1, 100), { width: 100, height: 1 });
});
