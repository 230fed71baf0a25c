/**
 * Removes all metadata from an image: position, device, times, comments, thumbnails and second images. The bytes of the
 * picture itself stay as they are. Its colours also stay, and so does the orientation of a photo
 * (docs/behaviour/tickets.md#images).
 */

/**
 * Markers of a JPEG. `FIRST_ALONE` to `LAST_ALONE` are the markers without a length: the restarts and the start of the
 * image.
 */
const FIRST_ALONE = 0xd0;
const LAST_ALONE = 0xd8;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const SCAN = 0xda;
/**
 * The first and the last marker of the segments that draw the picture, and a marker between them that is for
 * extensions.
 */
const FIRST_DRAWN = 0xc0;
const LAST_DRAWN = 0xdf;
const EXTENSION = 0xc8;
/** The length of a JFIF segment without a thumbnail, its marker included. */
const JFIF_BYTES = 18;
const END = 0xd9;
/** The number of Exif's entry for the orientation. */
const ORIENTATION = 0x0112;

/**
 * A JPEG without metadata (ITU T.81, annex B; Exif 2.32, 4.5), as parts to join. Returns undefined if the file's
 * structure cannot be read.
 */
export function jpegWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const kept = [bytes.subarray(0, 2)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (kind === 0xff) at += 1;
    else if (kind === END) return [...kept, bytes.subarray(at, at + 2)];
    else if (kind >= FIRST_ALONE && kind <= LAST_ALONE) {
      kept.push(bytes.subarray(at, at + 2));
      at += 2;
    } else {
      const length = view.getUint16(at + 2);
      let end = at + 2 + length;
      if (length < 2 || end > bytes.length) return undefined;
      if (kind === SCAN) end = endOfScan(bytes, end);
      const part = bytes.subarray(at, end);
      if (kind === APP0) kept.push(...jfifOf(part));
      else if (kind === APP1) kept.push(...orientationOf(part));
      else if (isOfPicture(kind, part)) kept.push(part);
      at = end;
    }
  }
  // The file may be cut off before its end. Keep what exists, because browsers show that part.
  return bytes[at] === 0xff && bytes[at + 1] === END ? [...kept, bytes.subarray(at, at + 2)] : kept;
}

/** The position of the next marker after the data of a scan, or the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/**
 * Does a segment belong to the picture? This is true of segments that draw the picture, of the colour profile and of
 * Adobe's colour type. It is false for all others.
 */
function isOfPicture(kind: number, part: Uint8Array): boolean {
  if (kind === APP2) return nameOf(part, 11) === 'ICC_PROFILE';
  if (kind === APP14) return nameOf(part, 5) === 'Adobe';
  return kind >= FIRST_DRAWN && kind <= LAST_DRAWN && kind !== EXTENSION;
}

/** The name with which an application segment begins. */
function nameOf(part: Uint8Array, length: number): string {
  return String.fromCharCode(...part.subarray(4, 4 + length));
}

/**
 * A JFIF segment without its thumbnail, which may show the photo before it was cut. Other segments with this marker are
 * left out.
 */
function jfifOf(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (nameOf(part, 5) !== 'JFIF\0' || part.length < JFIF_BYTES) return [];
  const jfif = part.slice(0, JFIF_BYTES);
  // Its own length, and the size of the thumbnail.
  jfif.set([0, JFIF_BYTES - 2], 2);
  jfif.set([0, 0], JFIF_BYTES - 2);
  return [jfif];
}

/**
 * An Exif segment that has only the photo's orientation. Returns an empty list if the orientation is normal or missing.
 */
function orientationOf(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (nameOf(part, 4) !== 'Exif' || part.length < 24) return [];
  const tiff = new DataView(part.buffer, part.byteOffset + 10, part.byteLength - 10);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const start = tiff.getUint32(4, isLittle);
  if (start + 2 > tiff.byteLength) return [];
  const count = tiff.getUint16(start, isLittle);
  for (let entry = start + 2, left = count; left > 0 && entry + 12 <= tiff.byteLength; entry += 12, left--) {
    if (tiff.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const orientation = tiff.getUint16(entry + 8, isLittle);
    return orientation > 1 && orientation <= 8 ? [exifWith(orientation)] : [];
  }
  return [];
}

function exifWith(orientation: number): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...header, ...entry];
  return new Uint8Array([0xff, APP1, 0, body.length + 2, ...body]);
}

/**
 * Matches the parts of a PNG that draw it (PNG, third edition, 11). These are the critical parts, transparency,
 * colours, size of a dot, background and motion. Any other part may tell something, such as texts, times, Exif, Content
 * Credentials and previews.
 */
const DRAWN = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs|bKGD|acTL|fcTL|fdAT)$/;
const SIGNATURE_BYTES = 8;

/**
 * A PNG without metadata and without the bytes after its end, as parts to join. Returns undefined if the file's
 * structure cannot be read.
 */
export function pngWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return undefined;
    if (DRAWN.test(kind)) kept.push(bytes.subarray(at, end));
    if (kind === 'IEND') return kept;
    at = end;
  }
  return undefined;
}
