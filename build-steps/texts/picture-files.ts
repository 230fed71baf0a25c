import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { drawingProblems } from '../brand/check-drawing.ts';

/** Kinds that browsers and the build read; JPEG blurs the words of a screenshot. */
const KINDS: readonly string[] = ['.avif', '.webp', '.png', '.svg'];

/** Others that editors may put beside a text, so that they are told what is needed. */
const OTHER_KINDS: readonly string[] = ['.jpg', '.jpeg', '.gif', '.heic', '.heif', '.bmp', '.tif', '.tiff', '.pdf'];

/** How wide a picture of dots may be, in dots: sharp on a phone's screen, and no photograph as a camera takes it. */
const WIDTHS = { least: 600, most: 4000 };

/** The most that a picture of dots may weigh, in kB. The build makes smaller ones of it, but the repository keeps it. */
const MOST_KB = 300;

const UNREADABLE = 'can’t be read as a picture: save it again';

/** The space that a picture has in a text at most, in CSS pixels; the rest of a phone's screen stays visible beside it. */
const SPACE = { width: 680, height: 640 };

/** Is this the path of a file that an editor meant as a picture? */
export function isPictureFile(path: string): boolean {
  return [...KINDS, ...OTHER_KINDS].includes(extname(path).toLowerCase());
}

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
  const problems = new Map(pictures.map((path) => [path, nameProblems(path)]));
  for (const [path, named] of problems) if (named.length === 0) problems.set(path, contentProblems(root, path));
  const fine = pictures.filter((path) => problems.get(path)?.length === 0 && !path.endsWith('.svg'));
  for (const path of damagedPictures(root, fine)) problems.set(path, [UNREADABLE]);
  return [...problems].flatMap(([path, texts]) => texts.map((text) => `${path}: ${text}`));
}

/** Reads the pictures of its arguments to their end, and prints those that have none. */
const READ_WHOLE = `
import sharp from 'sharp';
for (const path of process.argv.slice(1)) await sharp(path, { failOn: 'truncated' }).stats().catch(() => console.log(path));
`;

/**
 * Pictures that break off or are broken inside, as an upload that failed leaves them. The build would publish them as they
 * are. Only a process of its own can be waited for here: sharp answers later, and the check does not wait.
 */
function damagedPictures(root: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  const files = paths.map((path) => join(root, path));
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', READ_WHOLE, ...files], {
    encoding: 'utf8',
  });
  return paths.filter((_, index) => said.split('\n').includes(files[index] ?? ''));
}

function nameProblems(path: string): string[] {
  if (!KINDS.includes(extname(path))) return ['expected a picture as .png, .webp, .avif or .svg'];
  const isBeside = /^src\/content\/[^/]+\/(?:[^/]+\/)?[^/]+$/.test(path);
  if (!isBeside) return ['expected a place beside the texts, or, for all languages, in the folder above them'];
  return /^[a-z\d-]+\.\w+$/.test(basename(path)) ? [] : ['expected a name of small letters, digits and hyphens'];
}

function contentProblems(root: string, path: string): string[] {
  const bytes = readFileSync(join(root, path));
  if (path.endsWith('.svg')) {
    const svg = bytes.toString();
    return [
      ...drawingProblems(svg),
      ...(/\sviewBox=/.test(svg) ? [] : ['has no viewBox, so that its size is unknown']),
    ];
  }
  const kb = Math.ceil(bytes.length / 1000);
  const heavy = kb > MOST_KB ? [`weighs ${kb} kB, expected at most ${MOST_KB}: save it as .webp, or smaller`] : [];
  try {
    const { width, type } = imageSize(bytes);
    if (`.${type}` !== extname(path)) return [`is a .${type} by its contents: give it that ending`];
    const isFitting = width >= WIDTHS.least && width <= WIDTHS.most;
    return isFitting ? heavy : [`is ${width} dots wide, expected ${WIDTHS.least} to ${WIDTHS.most}`, ...heavy];
  } catch {
    return [UNREADABLE];
  }
}
