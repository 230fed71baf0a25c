import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { drawingProblems } from '../brand/check-drawing.ts';

/** Beside a guide's texts, or, for all languages, in the folder above them; JPEG would blur the words of a screenshot. */
const PLACE = /^src\/content\/[^/]+\/(?:[^/]+\/)?[a-z\d-]+\.(?:avif|webp|png|svg)$/;

/** The space that a picture has in a text at most, in CSS pixels; the rest of a phone's screen stays visible beside it. */
const SPACE = { width: 680, height: 640 };

/**
 * The attributes with which Astro's `getImage` shows a picture: its size in CSS pixels, so that nothing moves when it
 * arrives, and, of a picture of dots, what finer screens get.
 *
 * @example pictureAttributes('a.png') // of 1170 × 2532 dots: { width: 296, height: 640, densities: ['1x', '2x'] }
 */
export function pictureAttributes(path: string): { width: number; height: number; densities?: string[] } {
  const { width, height } = imageSize(readFileSync(path));
  const scale = Math.min(1, SPACE.width / width, SPACE.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (extname(path) === '.svg' || scale === 1) return size;
  return { ...size, densities: ['1x', `${Math.min(2, Number((1 / scale).toFixed(2)))}x`] };
}

/** What is wrong with pictures' files, as `file: what is expected`. */
export function pictureFileMistakes(root: string, pictures: readonly string[]): string[] {
  return pictures.flatMap((path) => fileProblems(root, path).map((text) => `${path}: ${text}`));
}

function fileProblems(root: string, path: string): string[] {
  if (!PLACE.test(path)) {
    return [
      'expected a picture as .png, .webp, .avif or .svg, named in small letters, digits and hyphens, beside the texts or in the folder above them',
    ];
  }
  const bytes = readFileSync(join(root, path));
  if (path.endsWith('.svg')) {
    const svg = bytes.toString();
    const isSized = /\sviewBox=/.test(svg);
    return [...drawingProblems(svg), ...(isSized ? [] : ['has no viewBox, so that its size is unknown'])];
  }
  const isOfItsKind = `.${kindOf(bytes)}` === extname(path);
  return isOfItsKind ? [] : ['can’t be read as a picture of the kind that its name says: save it again'];
}

/** The kind of a picture by its contents: `png`; undefined if it is none. */
function kindOf(bytes: Uint8Array): string | undefined {
  try {
    return imageSize(bytes).type;
  } catch {
    return undefined;
  }
}
