import { createUpload } from '../api/upload.ts';
import { config } from '../config.ts';
import { prepareImage } from '../enhance/prepare-image.ts';
import { leaveEndedSession } from './sender.ts';
import { readToken } from './session.ts';
import type { FileTools } from './upload-queue.ts';

/** What the upload queues of a page in a browser take: its one uploader, wired to the session, and the look at images. */
export const fileTools: FileTools = {
  prepare: prepareImage,
  upload: createUpload({ apiBase: config.apiBase, getToken: readToken, onSessionEnded: leaveEndedSession }),
};
