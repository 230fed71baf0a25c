/** Why a file can't be attached: not an image, a photo that this browser can't open, a broken image, a GIF that is too large. */
export type ImageRefusal = 'other' | 'heic' | 'unreadable' | 'gif';

/** A file that is ready to send, or why it is refused. */
export type PreparedImage = { kind: 'ready'; file: File } | { kind: 'refused'; reason: ImageRefusal };

/** What a file really is, by its first bytes. */
type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif' | 'other';

const SIGNATURES: readonly (readonly [ImageKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/s],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  // An ISO media file: `ftyp`, then brands of 4 letters. `mif1` and `msf1` are shared, so avif is looked for first.
  ['avif', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
  ['heic', /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
];

/**
 * Pixels. Decided: enough to read a screenshot's smallest text, while a phone's photo shrinks to a tenth of its size.
 */
const MAX_SIDE = 2560;
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 1_500_000;
const JPEG_QUALITY = 0.85;
/** How many bytes `imageKindOf` needs. */
const HEAD_BYTES = 64;

/**
 * Prepares an image for sending, by its content and not its name (docs/behaviour/tickets.md#images). Small JPEGs, PNGs
 * and GIFs stay unchanged, large photos are scaled down, and anything else that this browser can open (WebP, AVIF, HEIC
 * in some) becomes a JPEG. The rest is refused with a reason.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const kind = imageKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'other') return { kind: 'refused', reason: 'other' };
  const isSent = kind === 'jpeg' || kind === 'png' || kind === 'gif';
  const picture = await open(file);
  if (!picture) return { kind: 'refused', reason: kind === 'heic' ? 'heic' : 'unreadable' };
  const { width, height } = fittingSize(picture.width, picture.height, MAX_SIDE);
  if (isSent && file.size <= SMALL_BYTES && width === picture.width) {
    picture.close();
    return { kind: 'ready', file: named(file, file.name, kind) };
  }
  if (kind === 'gif') {
    // As a JPEG it would lose its motion, which is what it is for.
    picture.close();
    return { kind: 'refused', reason: 'gif' };
  }
  const blob = await toJpeg(picture, width, height);
  return blob ? { kind: 'ready', file: named(blob, file.name, 'jpeg') } : { kind: 'refused', reason: 'unreadable' };
}

/** The decoded picture in its original orientation; undefined if this browser can't decode it. */
function open(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

function toJpeg(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency: without this, transparent parts turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

/** The file with a name and type that match its content. */
function named(content: Blob, name: string, kind: 'jpeg' | 'png' | 'gif'): File {
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  const stem = name.replace(/\.[^.]*$/, '') || 'image';
  return new File([content], `${stem}.${ending}`, { type: `image/${kind}` });
}

/**
 * What a file is by its first 64 bytes, regardless of its name and type. So a screen can convert the file, or give the
 * reason for a refusal ("a phone's HEIC photo").
 *
 * @example imageKindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])) // 'jpeg'
 */
export function imageKindOf(bytes: Uint8Array): ImageKind {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? 'other';
}

/**
 * The size of an image scaled to at most `maxSide` pixels on its longer side, in its proportions. Never enlarged, never
 * below 1 pixel.
 *
 * @example fittingSize(4000, 3000, 2000) // { width: 2000, height: 1500 }
 */
export function fittingSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
