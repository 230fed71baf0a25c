import { fittingSize, imageKindOf } from './images.ts';
import type { PreparedImage } from './upload-queue.ts';

/** Decided: enough to read a screenshot's smallest text, while a phone's photo shrinks to a tenth of its size. */
const MAX_SIDE = 2560;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 1_500_000;
const JPEG_QUALITY = 0.85;
/** As many as `imageKindOf` needs. */
const HEAD_BYTES = 64;

/**
 * Makes an image fit for sending, judged by its content (docs/behaviour/tickets.md#images): GIFs and small JPEGs and PNGs stay as
 * they are, large ones are shrunk, and anything else this browser can open (WebP, AVIF, HEIC in some) becomes a JPEG. The rest is
 * refused with a reason.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const kind = imageKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'other') return { kind: 'refused', reason: 'other' };
  if (kind === 'gif') return { kind: 'ready', file: named(file, file.name, 'gif') };
  const isSent = kind === 'jpeg' || kind === 'png';
  const picture = await open(file);
  if (!picture) return { kind: 'refused', reason: kind === 'heic' ? 'heic' : 'unreadable' };
  const { width, height } = fittingSize(picture.width, picture.height, MAX_SIDE);
  if (isSent && file.size <= SMALL_BYTES && width === picture.width) {
    picture.close();
    return { kind: 'ready', file: named(file, file.name, kind) };
  }
  const blob = await toJpeg(picture, width, height);
  return blob ? { kind: 'ready', file: named(blob, file.name, 'jpeg') } : { kind: 'refused', reason: 'unreadable' };
}

/** The decoded picture, turned the way it was taken; undefined when this browser can't decode it. */
function open(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

function toJpeg(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG knows no transparency: without this, clear parts turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

/** The file with a name and type that match its content, whatever they said before. */
function named(content: Blob, name: string, kind: 'jpeg' | 'png' | 'gif'): File {
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  const stem = name.replace(/\.[^.]*$/, '') || 'image';
  return new File([content], `${stem}.${ending}`, { type: `image/${kind}` });
}
