import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { send } from './http.ts';
import { SiteFiles } from './site-files.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './site-rules.ts';

/** Read by hosts, never sent by them. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** Answers requests for a built site. */
type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves a built folder as a static host (Netlify, Cloudflare Pages) does: `_headers` and `_redirects`, directory indexes,
 * the slash at the end, `404.html`, compression, ETags. Both rule files are read anew each time, as a rebuild changes them.
 */
export function createSite(distDir: string): Site {
  const files = new SiteFiles(distDir);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, { allow: 'GET, HEAD' });
    const { path, query } = splitAddress(request.url ?? '/');
    if (path === undefined) return send(response, 400, { 'content-type': 'text/plain; charset=utf-8' }, 'Bad address');

    const extra = headersFor(parseHeaders(await files.text('/_headers')), path);
    const redirect = redirectFor(parseRedirects(await files.text('/_redirects')), path);
    const place = await findFile(files, path);
    if (place && !redirect?.force) {
      // Leading slashes are reduced to one: `//name/` would lead to another host.
      if (place.needsSlash) return sendRedirect(response, 301, encodeURI(`${path.replace(/^\/+/, '/')}/`) + query);
      return sendFile(files, place.file, 200, extra, request, response);
    }
    if (redirect && redirect.status !== 200) {
      const { target, status } = redirect;
      // What the rule file had encoded stays as it is.
      const location = encodeURI(target).replaceAll('%25', '%');
      return sendRedirect(response, status, target.includes('?') ? location : location + query);
    }
    const rewritten = redirect && (await findFile(files, redirect.target));
    if (rewritten) return sendFile(files, rewritten.file, 200, extra, request, response);
    return sendFile(files, '/404.html', 404, extra, request, response);
  };
}

/** The decoded path and the query (with its `?`) of a request; no path when it can't be decoded. */
function splitAddress(url: string): { path: string | undefined; query: string } {
  const [raw = '/', ...rest] = url.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  try {
    return { path: decodeURIComponent(raw), query };
  } catch {
    return { path: undefined, query };
  }
}

/** The file for a path: itself, or its folder's index – for which a path without the slash must first get one. */
async function findFile(files: SiteFiles, path: string): Promise<{ file: string; needsSlash: boolean } | undefined> {
  if (HOST_FILES.includes(posix.normalize(path))) return undefined;
  if (!path.endsWith('/') && (await files.has(path))) return { file: path, needsSlash: false };
  const index = `${path.replace(/\/+$/, '')}/index.html`;
  return (await files.has(index)) ? { file: index, needsSlash: !path.endsWith('/') } : undefined;
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  send(response, status, {
    // Paths come encoded; a query comes as it was sent, and a header takes no other letters.
    location: location.replace(/[^!-~]+/g, encodeURI),
    'cache-control': 'public, max-age=0, must-revalidate',
  });
}

async function sendFile(
  files: SiteFiles,
  path: string,
  status: number,
  extra: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = await files.read(path, String(request.headers['accept-encoding'] ?? ''));
  if (!file) return send(response, 404, { ...extra, 'content-type': 'text/plain; charset=utf-8' }, 'Not found');
  const headers = {
    'cache-control': path.startsWith('/_astro/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...extra,
    'content-type': extra['content-type'] ?? file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    ...(file.encoding !== 'identity' && { 'content-encoding': file.encoding }),
  };
  const known = String(request.headers['if-none-match'] ?? '');
  if (status === 200 && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
    return send(response, 304, headers);
  }
  const length = { 'content-length': String(file.body.length) };
  send(response, status, { ...headers, ...length }, request.method === 'HEAD' ? '' : file.body);
}
