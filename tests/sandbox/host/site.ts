import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { send } from './http.ts';
import { SiteFiles } from './site-files.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './site-rules.ts';

/** Files that hosts read and never serve. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** Answers requests for a built site. */
type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The caching header of files without a rule. */
const FRESH = 'public, max-age=0, must-revalidate';

/**
 * Serves a built folder as Cloudflare Pages does (developers.cloudflare.com/pages/configuration/serving-pages/). It is the
 * strictest host that reads `_headers` and `_redirects`. Rules come before files, addresses lack `index.html` and `.html`,
 * and a missing page gets the nearest `404.html`. Both rule files are read for each request, because a rebuild changes them.
 */
export function createSite(distDir: string): Site {
  const files = new SiteFiles(distDir);
  return async (request, response) => {
    // The hosts that we configure answer POST as well, because a gateway may send its buyer back by POST.
    if (request.method === 'POST') return sendRedirect(response, 303, (request.url ?? '/').replace(/^\/+/, '/'));
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, { allow: 'GET, HEAD' });
    const { path, query } = splitAddress(request.url ?? '/');
    if (path === undefined) return send(response, 400, { 'content-type': 'text/plain; charset=utf-8' }, 'Bad address');

    const extra = headersFor(parseHeaders(await files.text('/_headers')).rules, path);
    const redirect = redirectFor(parseRedirects(await files.text('/_redirects')).rules, path);
    if (redirect && redirect.status !== 200) {
      const { target, status } = redirect;
      // Encoded characters in the rule file must stay unchanged.
      const location = encodeURI(target).replaceAll('%25', '%');
      return sendRedirect(response, status, target.includes('?') ? location : location + query);
    }
    const place = await findFile(files, redirect?.target ?? path);
    if (!place) return sendFile(files, await nearestNotFound(files, path), 404, extra, request, response);
    // Reduce leading slashes to one, because `//name/` would lead to another host.
    if ('moved' in place) return sendRedirect(response, 308, encodeURI(place.moved.replace(/^\/+/, '/')) + query);
    return sendFile(files, place.file, 200, extra, request, response);
  };
}

/** Returns a request's decoded path, and its query with the `?`. The path is undefined if it can't be decoded. */
function splitAddress(url: string): { path: string | undefined; query: string } {
  const [raw = '/', ...rest] = url.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  try {
    return { path: decodeURIComponent(raw), query };
  } catch {
    return { path: undefined, query };
  }
}

/**
 * Returns the file for a path, or the address to which hosts redirect. A folder's address gets a slash, and a page's
 * loses `.html`.
 */
async function findFile(files: SiteFiles, path: string): Promise<{ file: string } | { moved: string } | undefined> {
  if (HOST_FILES.includes(posix.normalize(path))) return undefined;
  const bare = path.replace(/\/+$/, '');
  if (path.endsWith('/')) {
    if (await files.has(`${bare}/index.html`)) return { file: `${bare}/index.html` };
    return (await files.has(`${bare}.html`)) ? { moved: bare } : undefined;
  }
  if (await files.has(path)) {
    return path.endsWith('.html') ? { moved: path.replace(/(?<=\/)index\.html$|\.html$/, '') } : { file: path };
  }
  if (await files.has(`${path}.html`)) return { file: `${path}.html` };
  return (await files.has(`${path}/index.html`)) ? { moved: `${path}/` } : undefined;
}

/** Returns the nearest `404.html` above a path. */
async function nearestNotFound(files: SiteFiles, path: string): Promise<string> {
  const folders = posix.normalize(path).split('/').slice(0, -1);
  for (let depth = folders.length; depth > 1; depth--) {
    const page = `${folders.slice(0, depth).join('/')}/404.html`;
    if (await files.has(page)) return page;
  }
  return '/404.html';
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  send(response, status, {
    // A path is already encoded, but a query is as it was sent, and a header allows only ASCII.
    location: location.replace(/[^!-~]+/g, encodeURI),
    'cache-control': FRESH,
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
    'cache-control': FRESH,
    ...extra,
    // Never let a 404 be cached, even if the rules for the folder say so: the next build may add the missing file.
    ...(status === 404 && { 'cache-control': 'no-store' }),
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
