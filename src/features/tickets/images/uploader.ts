import * as config from '../../../config.ts';
import { apiRoute } from '../../../model/api-route.ts';
import { leaveEndedSession, readToken } from '../../../stores/session.ts';
import { createUpload } from './upload.ts';

/** The site's one uploader, wired to the session. */
export const upload = createUpload({
  apiBase: config.apiBases[0],
  route: HAS_SPARE_API ? apiRoute : undefined,
  getToken: readToken,
  onSessionEnded: leaveEndedSession,
});
