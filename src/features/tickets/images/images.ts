/** What a file really is, by its first bytes. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif' | 'other';

const SIGNATURES: readonly (readonly [ImageKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/s],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  // An ISO media file: `ftyp`, then brands of 4 letters. `mif1` and `msf1` are shared, so avif is looked for first.
  ['avif', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
  ['heic', /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
];
const BYTES_NEEDED = 64;

/**
 * What a file is by its first bytes, whatever its name and type say; 64 bytes are enough. So a screen can convert the file, or
 * give the reason for a refusal ("a phone's HEIC photo").
 *
 * @example imageKindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])) // 'jpeg'
 */
export function imageKindOf(bytes: Uint8Array): ImageKind {
  const head = String.fromCharCode(...bytes.subarray(0, BYTES_NEEDED));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? 'other';
}

/**
 * The size of an image whose longer side is at most `maxSide` pixels, in its proportions; never enlarged, never under 1 pixel.
 *
 * @example fittingSize(4000, 3000, 2000) // { width: 2000, height: 1500 }
 */
export function fittingSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
