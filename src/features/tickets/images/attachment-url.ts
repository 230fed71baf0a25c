import * as config from '#config.ts';

/** The address of a stored file (docs/api.md#attachments). */
export function attachmentUrl(storedName: string): string {
  return `${config.attachmentBase}/${encodeURIComponent(storedName)}`;
}

/** The ending of a name that is none of a picture's that browsers only draw: nothing in those can act. */
const OTHER = /\.(?!(jpe?g|png|gif|webp|avif)$)[^.]*$/i;

/**
 * May a stored file be shown as a picture? Not if its name says that it is something else, such as a drawing with
 * scripts. A name without an ending says nothing.
 *
 * @example isPicture('9f3a.PNG') // true
 * @example isPicture('evil.svg') // false
 */
export function isPicture(storedName: string): boolean {
  return !OTHER.test(storedName);
}
