import { posix } from 'node:path';
import type { Image, ImageReference, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { GUIDES } from './content-schemas.ts';
import type { Mistake } from './mistake.ts';
import { wordMistakes } from './signs.ts';
import type { TextEntry } from './text-entry.ts';

/** Returns the files that a text shows, in its order, as paths from the project's folder. */
export function picturesIn({ path, tree }: TextEntry): string[] {
  const shown: string[] = [];
  visit(tree, 'image', ({ url }) => {
    shown.push(posix.join(posix.dirname(path), url));
  });
  return shown;
}

/**
 * Returns what is wrong with a picture in a text: its position, its file, or its description. Undefined if nothing is wrong.
 */
export function pictureProblem(
  picture: Image | ImageReference,
  { path, folder, locale }: TextEntry,
  parent: Parents | undefined,
  pictures: readonly string[],
): Mistake['text'] | undefined {
  if (!GUIDES.includes(folder)) return 'remove the picture: only guides may show pictures';
  if (picture.type === 'imageReference') return 'expected a picture as ![what it shows](./name.png)';
  const { url, alt } = picture;
  if (parent?.type !== 'paragraph' || parent.children.length > 1) {
    return 'put the picture into a paragraph of its own, with an empty line above and below it';
  }
  const own = posix.dirname(path);
  const near = pictures.filter((other) => [own, posix.dirname(own)].includes(posix.dirname(other)));
  if (url.startsWith('/') || !near.includes(posix.join(own, url))) {
    return `there is no picture "${url}" beside this text, nor in the folder above`;
  }
  if (!alt?.trim()) return `write between [ and ] what the picture shows, for readers who can’t see it`;
  return wordMistakes(alt, locale)[0]?.text;
}
