import { createServer } from 'node:http';
import { SiteFiles } from '../../tests/sandbox/host/site-files.ts';
import type { RunningHost } from './host.ts';

/** A host's answer according to its documentation: a file of the site, or a redirect. */
export interface Documented {
  status: number;
  file?: string;
  location?: string;
  headers?: Record<string, string>;
}

/**
 * Serves a site by the rules of a host that can't run on this machine. `rule` gets query and path as they were sent.
 */
export async function startDocumented(
  { dist, port }: { dist: string; port: number },
  rule: (path: string, query: string, has: (file: string) => Promise<boolean>) => Promise<Documented>,
): Promise<RunningHost> {
  const files = new SiteFiles(dist);
  const server = createServer(async (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const has = (file: string): Promise<boolean> => files.has(decodeURIComponent(file));
    const { status, file, location, headers = {} } = await rule(path, query ? `?${query}` : '', has);
    const sent = file && (await files.read(decodeURIComponent(file), String(request.headers['accept-encoding'])));
    if (!sent) {
      response.writeHead(status, { ...headers, ...(location && { location }) }).end();
      return;
    }
    const isKnown = status === 200 && request.headers['if-none-match'] === sent.etag;
    response.writeHead(isKnown ? 304 : status, {
      'content-type': sent.type,
      etag: sent.etag,
      vary: 'accept-encoding',
      ...(sent.encoding !== 'identity' && { 'content-encoding': sent.encoding }),
      ...headers,
    });
    response.end(isKnown ? '' : sent.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The file for a folder or page at a path, in the way most hosts look for it. */
export async function fileAt(path: string, has: (file: string) => Promise<boolean>): Promise<string | undefined> {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  for (const file of candidates) if (await has(file)) return file;
  return undefined;
}
