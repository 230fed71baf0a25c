import { jpegWithoutMetadata, pngWithoutMetadata } from './without-metadata.ts';

/**
 * Why a file cannot be attached:
 * - `other`: it is not an image;
 * - `heic`: it is a photo that this browser cannot open;
 * - `unreadable`: the image is broken, or this browser cannot convert it;
 * - `gif`: it is a GIF that is too large;
 * - `gone`: the file is no longer where it was chosen;
 * - `large`: the image is too large, and this browser cannot make it smaller.
 */
export type ImageRefusal = 'other' | 'heic' | 'unreadable' | 'gif' | 'gone' | 'large';

/** A file that is ready to send, or the reason why it is refused. */
export type PreparedImage = { kind: 'ready'; file: File } | { kind: 'refused'; reason: ImageRefusal };

/** The real format of a file, by its first bytes. */
type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heic' | 'avif' | 'other';

const SIGNATURES: readonly (readonly [ImageKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/s],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['bmp', /^BM.{4}\0{4}/s],
  // An ISO media file has `ftyp` and then brands of 4 letters. Both formats use `mif1` and `msf1`, so look for avif
  // first.
  ['avif', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
  ['heic', /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
];

/**
 * The longest side of a sent image in pixels. The smallest text of a screenshot stays readable, and a photo shrinks to
 * a tenth of its size.
 */
const MAX_SIDE = 2560;
/**
 * Pixels that the shorter side keeps even if the longer side then exceeds `MAX_SIDE`. A long screenshot is as wide as
 * the phone's screen and must stay readable.
 */
const READABLE_SIDE = 1080;
/** The canvas limits that every browser supports: the number of pixels, and the pixels of one side. */
const MAX_AREA = 16_000_000;
const MAX_CANVAS_SIDE = 16_384;
/** Files up to this many bytes keep their picture as it is, if it is not too wide. */
const SMALL_BYTES = 1_500_000;
/** The largest file in bytes that the server accepts (docs/behaviour/tickets.md#images). */
const MAX_BYTES = 10_000_000;
const JPEG_QUALITY = 0.85;
/** The number of bytes that `imageKindOf` needs. */
const HEAD_BYTES = 64;

/**
 * Prepares an image for sending, by its content and not by its name (docs/behaviour/tickets.md#images). Small JPEGs and
 * PNGs only lose their metadata, and small GIFs stay unchanged. Large photos are scaled down. Every other format that
 * this browser can open (WebP, BMP, AVIF, HEIC in some) becomes a JPEG. All other files are refused with a reason.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  if (!head) return refused('gone');
  const kind = imageKindOf(head);
  if (kind === 'other') return refused('other');
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return refused(kind === 'heic' ? 'heic' : 'unreadable');
  const { width, height } = fittingSize(picture.width, picture.height);
  const small = file.size <= SMALL_BYTES && width === picture.width ? await asItIs(file, kind) : undefined;
  if (small || kind === 'gif') {
    picture.close();
    // Do not convert a GIF to JPEG: it would lose its animation.
    return small ?? refused('gif');
  }
  if (!isCanvasTrue()) {
    picture.close();
    if (file.size > MAX_BYTES) return refused('large');
    return (await asItIs(file, kind)) ?? refused('unreadable');
  }
  const blob = await toJpeg(picture, width, height);
  return blob ? { kind: 'ready', file: named([blob], file.name, 'jpeg') } : refused('unreadable');
}

/**
 * A file's bytes. Undefined if the file cannot be read, because it is in a cloud or was deleted after it was chosen.
 */
function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
}

/**
 * The file with its picture unchanged and without metadata. Undefined if the picture must be drawn anew to remove the
 * metadata.
 */
async function asItIs(file: File, kind: ImageKind): Promise<PreparedImage | undefined> {
  if (kind === 'gif') return { kind: 'ready', file: named([file], file.name, kind) };
  if (kind !== 'jpeg' && kind !== 'png') return undefined;
  const bytes = await bytesOf(file);
  const parts = bytes && (kind === 'jpeg' ? jpegWithoutMetadata(bytes) : pngWithoutMetadata(bytes));
  return parts && { kind: 'ready', file: named(parts, file.name, kind) };
}

function refused(reason: ImageRefusal): PreparedImage {
  return { kind: 'refused', reason };
}

/**
 * Does a canvas return what was drawn? Browsers that protect against fingerprinting return noise, unless the reader
 * trusts the site.
 */
function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 16;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'rgb(40, 120, 200)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const seen = context.getImageData(0, 0, canvas.width, canvas.height).data;
  // Some browsers only change the last bits of a few pixels.
  return seen.every((value, place) => Math.abs(value - ([40, 120, 200, 255][place % 4] ?? 0)) <= 3);
}

function toJpeg(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency. Without a white background, transparent parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

/** The file with a name and a type that match its content. */
function named(content: BlobPart[], name: string, kind: 'jpeg' | 'png' | 'gif'): File {
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  const stem = name.replace(/\.[^.]*$/, '') || 'image';
  return new File(content, `${stem}.${ending}`, { type: `image/${kind}` });
}

/**
 * The real format of a file by its first 64 bytes, regardless of its name and type. So the file can be converted, or a
 * refusal can name the reason ("a phone's HEIC photo").
 *
 * @example imageKindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])) // 'jpeg'
 */
export function imageKindOf(bytes: Uint8Array): ImageKind {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? 'other';
}

/**
 * The size in pixels in which an image is sent. Its longer side is at most `MAX_SIDE`, and its proportions stay. A long
 * image may be longer, so that its shorter side keeps `READABLE_SIDE`. Images are never enlarged, and never smaller
 * than 1 pixel.
 *
 * @example fittingSize(4000, 3000) // { width: 2560, height: 1920 }
 * @example fittingSize(1080, 9000) // { width: 1080, height: 9000 }
 */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const longer = Math.max(width, height);
  const scale = Math.min(
    1,
    Math.max(MAX_SIDE / longer, READABLE_SIDE / Math.min(width, height)),
    MAX_CANVAS_SIDE / longer,
    Math.sqrt(MAX_AREA / (width * height)),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
