import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../host/http.ts';
import { first } from './database.ts';
import type { World } from './world.ts';

/** Types that browsers only draw. Browsers must save all other types. */
const DRAWN = ['image/jpeg', 'image/png', 'image/gif'];

/** Answers `GET {API base}/files/{name}` with a stored file and its type. The headers let browsers only show or save it. */
export function answerAttachment(world: World, name: string, request: IncomingMessage, response: ServerResponse): void {
  const sql = 'SELECT type, bytes FROM file WHERE name = ?';
  const file = first<{ type: string; bytes: Uint8Array }>(world.db, sql, name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const headers = {
    'content-type': file?.type ?? 'text/plain; charset=utf-8',
    ...(!world.settings.bareFiles && {
      'content-disposition': DRAWN.includes(file?.type ?? '') ? 'inline' : 'attachment',
      // The policy allows only the picture, and the browser's own styles for a picture in a separate tab.
      'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
    }),
  };
  if (!file || !isRead) send(response, file ? 405 : 404, headers, 'Not here');
  else {
    const sharing = { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'private, max-age=86400' };
    const length = { 'content-length': String(file.bytes.length) };
    send(response, 200, { ...headers, ...sharing, ...length }, request.method === 'HEAD' ? '' : file.bytes);
  }
}
