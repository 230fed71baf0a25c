import { createUpload } from '../api/upload.ts';
import { config } from '../config.ts';
import { leaveEndedSession } from './sender.ts';
import { readToken } from './session.ts';

/** The site's one uploader, wired to the session. */
export const upload = createUpload({ apiBase: config.apiBase, getToken: readToken, onSessionEnded: leaveEndedSession });
