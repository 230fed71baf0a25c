import * as config from '#config.ts';

/** The address of a stored file (docs/api.md#attachments). */
export function attachmentUrl(storedName: string): string {
  return `${config.attachmentBase}/${encodeURIComponent(storedName)}`;
}

/** Matches a file extension other than those of pictures that cannot run scripts. */
const OTHER = /\.(?!(jpe?g|png|gif|webp|avif)$)[^.]*$/i;

/**
 * May a stored file be shown as a picture? The answer is no if its extension says that it is something else, such as a
 * drawing with scripts. A file without an extension counts as a picture.
 *
 * @example isPicture('9f3a.PNG') // true
 * @example isPicture('evil.svg') // false
 */
export function isPicture(storedName: string): boolean {
  return !OTHER.test(storedName);
}
