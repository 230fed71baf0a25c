import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fittingSize, imageKindOf } from '#features/tickets/images/prepare-image.ts';
import { jpegWithoutMetadata, pngWithoutMetadata } from '#features/tickets/images/without-metadata.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the first bytes of a file decide its kind', () => {
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

test('a file of any other kind is "other"', () => {
  for (const text of ['', '\xff\xd8', 'RIFF\0\0\0\0WAVE', '%PDF-1.7', '<svg ', '\0\0\0\x18ftypisom\0\0\0\0mp42']) {
    assert.equal(imageKindOf(bytes(text)), 'other', text);
  }
});

test('a large file is recognised by its first bytes as well', () => {
  const large = new Uint8Array(5_000_000);
  large.set(bytes('GIF89a'));
  assert.equal(imageKindOf(large), 'gif');
});

test('an image is made smaller in its proportions, never larger; a long image keeps a readable width', () => {
  assert.deepEqual(fittingSize(4000, 3000), { width: 2560, height: 1920 });
  assert.deepEqual(fittingSize(1440, 3200), { width: 1152, height: 2560 });
  assert.deepEqual(fittingSize(800, 600), { width: 800, height: 600 });
  assert.deepEqual(fittingSize(1080, 9000), { width: 1080, height: 9000 });
  assert.deepEqual(fittingSize(1080, 20_000), { width: 885, height: 16_384 });
  assert.deepEqual(fittingSize(40_000, 1), { width: 16_384, height: 1 });
});

const joined = (parts: readonly Uint8Array[] | undefined): string =>
  (parts ?? []).map((part) => String.fromCharCode(...part)).join('');
const part = (kind: number, text: string): string =>
  `\xff${String.fromCharCode(kind)}\0${String.fromCharCode(text.length + 2)}${text}`;
const SCAN = `${part(0xda, 'scan')}\x12\xff\0\x34\xff\xd3\x56`;

test('a JPEG loses its position, comment and second image, and keeps its picture, colours and orientation', () => {
  const exif = (way: string): string =>
    part(0xe1, `Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0${way}\0\0\0\x25\x88\x04\0GPS-1234-5678`);
  const jfif = part(0xe0, 'JFIF\0\x01\x02\0\0\x48\0\x48\0\0');
  const profile = part(0xe2, 'ICC_PROFILE\0');
  const table = part(0xdb, 'table');
  const photo = `\xff\xd8${jfif}${exif('\x06')}${part(0xe1, 'http://ns.adobe.com/xap')}${profile}${part(0xe2, 'MPF\0')}${part(0xfe, 'home')}${table}${SCAN}\xff\xd9\xff\xd8second`;
  const upright = part(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0');
  assert.equal(joined(jpegWithoutMetadata(bytes(photo))), `\xff\xd8${jfif}${upright}${profile}${table}${SCAN}\xff\xd9`);
  const plain = `\xff\xd8${exif('\x01')}${table}${SCAN}\xff\xd9`;
  assert.equal(joined(jpegWithoutMetadata(bytes(plain))), `\xff\xd8${table}${SCAN}\xff\xd9`);
  assert.equal(jpegWithoutMetadata(bytes('\xff\xd8nonsense')), undefined);
});

test('a JPEG loses thumbnails, camera data and unknown segments, too', () => {
  const cut = part(0xe0, 'JFIF\0\x01\x02\0\0\x48\0\x48\0\0');
  const whole = part(0xe0, 'JFIF\0\x01\x02\0\0\x48\0\x48\x01\x01RGB');
  const told = [
    part(0xe0, 'JFXX\0\x10thumbnail'),
    part(0xe0, 'CIFF'),
    part(0xc8, 'x'),
    part(0xf3, 'x'),
    part(0xee, 'x'),
  ];
  const adobe = part(0xee, 'Adobe\0d');
  const table = part(0xc4, 'table');
  assert.equal(
    joined(jpegWithoutMetadata(bytes(`\xff\xd8${whole}${told.join('')}${adobe}${table}${SCAN}\xff\xd9`))),
    `\xff\xd8${cut}${adobe}${table}${SCAN}\xff\xd9`,
  );
});

test('a PNG loses its texts and times, and everything after its end', () => {
  const chunk = (kind: string, text: string): string =>
    `\0\0\0${String.fromCharCode(text.length)}${kind}${text}\0\0\0\0`;
  const start = `\x89PNG\r\n\x1a\n${chunk('IHDR', 'size')}`;
  const end = `${chunk('IDAT', 'picture')}${chunk('IEND', '')}`;
  const told = ['eXIf', 'iTXt', 'tIME', 'caBX', 'prVW', 'mkBT', 'zxIf', 'anYy']
    .map((kind) => chunk(kind, 'told'))
    .join('');
  const drawn = ['PLTE', 'tRNS', 'gAMA', 'iCCP', 'acTL', 'fcTL'].map((kind) => chunk(kind, 'drawn')).join('');
  assert.equal(joined(pngWithoutMetadata(bytes(`${start}${told}${drawn}${end}tail`))), start + drawn + end);
  assert.equal(pngWithoutMetadata(bytes(start)), undefined);
});

test('removing metadata always ends, whatever a file contains', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
      const all = new Uint8Array([0xff, 0xd8, ...content]);
      assert.ok(joined(jpegWithoutMetadata(all)).length <= all.length + 34);
      assert.ok(joined(pngWithoutMetadata(all)).length <= all.length);
    }),
  );
});
