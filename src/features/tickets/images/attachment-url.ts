import * as config from '../../../config.ts';

/** Where a stored image is read from (decisions: API). */
export function attachmentUrl(storedName: string): string {
  return `${config.attachmentBase}/${encodeURIComponent(storedName)}`;
}
