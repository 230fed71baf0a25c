import * as config from '../../../config.ts';
import { apiRoute } from '../../../model/api-route.ts';
import { watchCall } from '../../../model/watch-calls.ts';
import { leaveEndedSession, readToken } from '../../../stores/session.ts';
import { createUpload, type Upload } from './upload.ts';

const own = createUpload({
  apiBase: config.apiBases[0],
  route: HAS_SPARE_API ? apiRoute : undefined,
  getToken: readToken,
  onSessionEnded: leaveEndedSession,
});

const watched: Upload = (file, options) => watchCall('ticketImageUpload', own(file, options));

/** The site's one uploader, wired to the session. */
export const upload = SENDS_REPORTS ? watched : own;
