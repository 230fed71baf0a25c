import * as config from '../../../config.ts';
import { leaveEndedSession, readToken } from '../../../stores/session.ts';
import { createUpload } from './upload.ts';

/** The site's one uploader, wired to the session. */
export const upload = createUpload({ apiBase: config.apiBase, getToken: readToken, onSessionEnded: leaveEndedSession });
