import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminFile } from '../../../admin/admin-page.ts';
import { headersFile } from '../../../build-steps/hosting/headers.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/site-rules.ts';

/** Serves the editor in the browser as a host would, with the headers configured for hosts. */
export async function serveAdmin(): Promise<{ origin: string; close(): void }> {
  const { rules } = parseHeaders(headersFile(false));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = adminFile(pathname);
    const headers = headersFor(rules, pathname);
    // With this header browsers would switch to https, which this server lacks.
    delete headers['strict-transport-security'];
    response.writeHead(file ? 200 : 404, { ...headers, ...(file && { 'content-type': file.type }) }).end(file?.content);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
