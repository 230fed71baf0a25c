import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, ImageReference, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPlaceholder, splitPlaceholders, unknownPlaceholder } from '../../src/prose/placeholders.ts';
import { drawingProblems } from '../brand/check-drawing.ts';
import type { ContentFolder } from './content-schemas.ts';
import type { Mistake } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import type { TextEntry } from './text-entry.ts';
import { wordingMistake } from './wording.ts';

/** The folders whose texts may show pictures. Elsewhere words are enough, and pages stay light. */
const GUIDES: readonly ContentFolder[] = ['router', 'apple-id'];

/** What browsers and the build read, and what neither shrinks well or shows alike everywhere. */
const KINDS: readonly string[] = ['.avif', '.webp', '.png', '.svg'];
const OTHER_KINDS: readonly string[] = ['.jpg', '.jpeg', '.gif', '.heic', '.heif', '.bmp', '.tif', '.tiff', '.pdf'];

/** How wide a picture of dots may be, in dots: sharp on a phone's screen, and no photograph as a camera takes it. */
const WIDTHS = { least: 600, most: 4000 };

/** The most that a picture of dots may weigh, in kB. The build makes smaller ones of it, but the repository keeps it. */
const MOST_KB = 300;

/** The space that a picture has in a text at most, in CSS pixels; the rest of a phone's screen stays visible beside it. */
const SPACE = { width: 680, height: 640 };

/** Is this the path of a file that an editor meant as a picture of a guide? */
export function isGuidePicture(folder: ContentFolder, path: string): boolean {
  return GUIDES.includes(folder) && [...KINDS, ...OTHER_KINDS].includes(extname(path).toLowerCase());
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

/** The files that a text shows, in its order, as paths from the project's folder. */
export function picturesIn({ path, tree }: TextEntry): string[] {
  const shown: string[] = [];
  visit(tree, 'image', ({ url }) => {
    shown.push(posix.join(posix.dirname(path), url));
  });
  return shown;
}

/** What is wrong with pictures' files, as `file: what is expected`. */
export function pictureFileMistakes(root: string, pictures: readonly string[]): string[] {
  return pictures.flatMap((path) => {
    const named = nameProblems(path);
    return (named.length > 0 ? named : contentProblems(root, path)).map((text) => `${path}: ${text}`);
  });
}

/** Pictures that no text shows, unless a text beside them is wrong, since it may be the one that was to show them. */
export function unusedPictures(
  pictures: readonly string[],
  entries: readonly TextEntry[],
  isRight: (entry: TextEntry) => boolean,
): string[] {
  const shown = new Set(entries.flatMap(picturesIn));
  return pictures
    .filter((path) => !shown.has(path))
    .filter((path) => entries.every((entry) => isRight(entry) || !entry.path.startsWith(`${posix.dirname(path)}/`)))
    .map(
      (path) =>
        `${path}: no text shows this picture: write ![what it shows](./${basename(path)}) into one, or remove the file`,
    );
}

function nameProblems(path: string): string[] {
  if (!KINDS.includes(extname(path))) return [`expected a picture as .png, .webp, .avif or .svg`];
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
  const kb = Math.ceil(statSync(join(root, path)).size / 1000);
  const heavy = kb > MOST_KB ? [`weighs ${kb} kB, expected at most ${MOST_KB}: save it as .webp, or smaller`] : [];
  try {
    const { width, type } = imageSize(bytes);
    if (`.${type}` !== extname(path)) return [`is a .${type} by its contents: give it that ending`];
    const isFitting = width >= WIDTHS.least && width <= WIDTHS.most;
    return isFitting ? heavy : [`is ${width} dots wide, expected ${WIDTHS.least} to ${WIDTHS.most}`, ...heavy];
  } catch {
    return ['can’t be read as a picture: save it again'];
  }
}

/** What is wrong with a picture that stands in a text: where it is, which file it shows, and what it says of it. */
export function pictureProblem(
  picture: Image | ImageReference,
  { path, folder, locale }: TextEntry,
  parent: Parents | undefined,
  pictures: readonly string[],
): Mistake['text'] | undefined {
  if (!GUIDES.includes(folder)) return 'expected words: pictures can’t be put into texts, except for guides';
  if (picture.type === 'imageReference') return 'expected a picture as ![what it shows](./name.png)';
  const { url, alt } = picture;
  if (/^(?:[a-z]+:|\/)/i.test(url)) {
    return `expected a file beside this text, such as ./${basename(url)}, in place of the address "${url}"`;
  }
  if (parent?.type !== 'paragraph' || parent.children.length > 1) {
    return 'expected a paragraph of its own for a picture: leave a line empty above and below it';
  }
  const own = posix.dirname(path);
  const near = pictures.filter((other) => [own, posix.dirname(own)].includes(posix.dirname(other)));
  if (!near.includes(posix.join(own, url))) {
    const names = near.map((other) => `./${posix.relative(own, other)}`.replace('./../', '../'));
    return `there is no picture "${url}" beside this text, nor in the folder above${didYouMean(url, names)}`;
  }
  if (!alt?.trim()) return `expected between [ and ] what the picture shows, for those who can’t see it`;
  const unknown = splitPlaceholders(alt).find((part) => part.kind === 'placeholder' && !isPlaceholder(part.name));
  if (unknown?.kind === 'placeholder') return unknownPlaceholder(unknown.name);
  return wordingMistake(alt, locale, { isCurled: false });
}
