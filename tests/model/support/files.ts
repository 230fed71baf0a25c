import { readAnswer } from '#api/client.ts';
import { NetworkFailure } from '#api/failures.ts';
import { ticketImageUpload } from '#contract/tickets.ts';
import type { UploadDependencies } from '#features/tickets/images/upload-queue.ts';
import type { Sandbox } from '../../sandbox/server.ts';

/**
 * Uploads images to a sandbox. Node has no XMLHttpRequest, so `fetch` sends the image. The answer is read as on the site.
 */
export function filesOn(place: { sandbox: Sandbox }): UploadDependencies {
  return {
    prepare: async (file) => ({ kind: 'ready', file }),
    async upload(file, { onProgress, signal }) {
      const form = new FormData();
      form.append('file', file, file.name);
      const address = `${place.sandbox.origin}/api/Website/ticketImageUpload`;
      const response = await fetch(address, { method: 'POST', body: form, signal }).catch((error: unknown) => {
        throw signal.aborted ? error : new NetworkFailure({ kind: 'unreachable' });
      });
      onProgress(1);
      return readAnswer(ticketImageUpload, await response.text());
    },
  };
}
