import * as config from '../../../config.ts';

/** Where a stored image is read from (docs/api.md#attachments). */
export function attachmentUrl(storedName: string): string {
  return `${config.attachmentBase}/${encodeURIComponent(storedName)}`;
}
