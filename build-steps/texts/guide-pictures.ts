import { basename, posix } from 'node:path';
import type { Image, ImageReference, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { GUIDES } from './content-schemas.ts';
import type { Mistake } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import { signMistakes } from './signs.ts';
import type { TextEntry } from './text-entry.ts';
import { wordingMistake } from './wording.ts';

/** The files that a text shows, in its order, as paths from the project's folder. */
export function picturesIn({ path, tree }: TextEntry): string[] {
  const shown: string[] = [];
  visit(tree, 'image', ({ url }) => {
    shown.push(posix.join(posix.dirname(path), url));
  });
  return shown;
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
  const [sign] = signMistakes({ type: 'text', value: alt }, picture);
  return sign?.text ?? wordingMistake(alt, locale, { isCurled: false });
}
