import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { drawingProblems } from '../brand/check-drawing.ts';

/**
 * A picture is beside a guide's texts. A picture for all languages is in the folder above. JPEG is not allowed, because
 * it would blur the words of a screenshot.
 */
const PLACE = /^src\/content\/[^/]+\/(?:[^/]+\/)?[a-z\d-]+\.(?:avif|webp|png|svg)$/;

/** The first bytes of the files of each kind. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.avif': /^.{4}ftypavi[fs]/s,
};

/** The largest size of a picture in a text, in CSS pixels. It leaves some of a phone's screen for the text around it. */
const SPACE = { width: 680, height: 640 };

/**
 * Returns the attributes with which Astro's `getImage` shows a picture. The size, in CSS pixels, keeps the page from
 * moving when the picture arrives. A bitmap also gets densities, for finer screens.
 *
 * @example await pictureAttributes('a.png') // of 1170 × 2532 dots: { width: 296, height: 640, densities: ['1x', '2x'] }
 */
export async function pictureAttributes(
  path: string,
): Promise<{ width: number; height: number; densities?: string[] }> {
  const { width, height } = await imageMetadata(await readFile(path), path);
  const scale = Math.min(1, SPACE.width / width, SPACE.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (extname(path) === '.svg' || scale === 1) return size;
  return { ...size, densities: ['1x', `${Math.min(2, Number((1 / scale).toFixed(2)))}x`] };
}

/** Returns what is wrong with picture files, as `file: what is expected`. */
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
    return [
      ...drawingProblems(svg),
      ...(isSized ? [] : ['has no viewBox, so its size is unknown: add viewBox="0 0 width height"']),
    ];
  }
  const isOfItsKind = BEGINNINGS[extname(path)]?.test(bytes.toString('latin1', 0, 16));
  return isOfItsKind ? [] : ['is not a picture of the kind that its ending names: save it again as that kind'];
}
