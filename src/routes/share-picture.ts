import type { Locale } from './locales.ts';

/** The size of pictures of shared links that chat apps and social sites expect, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The address of the picture of every link that is shared in a language. */
export function sharePicturePath(locale: Locale): string {
  return `/og/${locale}.png`;
}

/** The file of that picture in `brand/`. */
export function sharePictureFile(locale: Locale): string {
  return `share-${locale}.png`;
}
