import * as config from '../../../config.ts';

/** The address of a stored image (docs/api.md#attachments). */
export function attachmentUrl(storedName: string): string {
  return `${config.attachmentBase}/${encodeURIComponent(storedName)}`;
}
