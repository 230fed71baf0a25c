import { request as askOrigin } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, createServer, connect as openSocket } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { TEST_PEM } from './certificate.ts';
import type { Link } from './link.ts';
import { SendQueue } from './send-queue.ts';

/** An answered request. */
export interface Served {
  path: string;
  /** The answer's media type, without parameters. */
  type: string;
  /** Of the body, as sent. */
  bytes: number;
  status: number;
  /** Did the browser mark it as a prefetch? */
  isPrefetch: boolean;
}

/** The state that all fronts share. */
export interface Serving {
  link: Link;
  /** Everything answered since the last load began. */
  served: Served[];
  /** Requests that wait for their answer. */
  open: number;
}

/** Finds the origin for a path. */
export type FindOrigin = (path: string) => string;

const compress = promisify(brotliCompress);
/** Headers that HTTP/2 replaces, or that are set again here. */
const OWN_HEADERS = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|host|origin|content-length)$/;

/**
 * A CDN in front of an origin: HTTP/2 over TLS, over the simulated line, with priorities. The origin compresses files;
 * the API's answers are compressed here, quickly, because each is different. Returns the port.
 */
export async function startFront(serving: Serving, findOrigin: FindOrigin): Promise<number> {
  const queues = new Map<number, SendQueue>();
  const secure = createSecureServer({ key: TEST_PEM, cert: TEST_PEM }, (request, response) => {
    serving.open++;
    response.on('close', () => serving.open--);
    const queue = queues.get(request.socket.remotePort ?? 0);
    pass(serving, findOrigin, request, response, queue).catch(() => response.stream?.close());
  });
  // The browser may close its connection at any time.
  secure.on('sessionError', () => {});
  const securePort = await listen(secure);
  const door = createServer({ noDelay: true }, (browser) => {
    const host = openSocket({ port: securePort, host: '127.0.0.1', noDelay: true });
    const connection = serving.link.carry(browser, host);
    host.on('connect', () => {
      const port = host.localPort ?? 0;
      queues.set(port, new SendQueue(connection));
      host.on('close', () => queues.delete(port));
    });
  });
  return listen(door);
}

async function pass(
  serving: Serving,
  findOrigin: FindOrigin,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  queue: SendQueue | undefined,
): Promise<void> {
  const answer = await ask(new URL(findOrigin(request.url)), request);
  const isDynamic = answer.headers['cache-control'] === 'no-store' && !answer.headers['content-encoding'];
  let { body } = answer;
  const headers = { ...answer.headers };
  if (isDynamic && body.length > 200) {
    body = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    headers['content-encoding'] = 'br';
  }
  serving.served.push({
    path: request.url,
    type: (headers['content-type'] ?? '').split(';')[0] ?? '',
    bytes: body.length,
    status: answer.status,
    isPrefetch: String(request.headers['sec-purpose'] ?? '').startsWith('prefetch'),
  });
  if (response.stream?.destroyed) return;
  if (body.length > 0) headers['content-length'] = String(body.length);
  response.writeHead(answer.status, headers);
  if (request.method === 'HEAD' || body.length === 0 || !queue) response.end(body);
  else queue.add(response, body, String(request.headers.priority ?? ''));
}

/** The origin's complete answer. */
function ask(
  origin: URL,
  request: Http2ServerRequest,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const headers: Record<string, string | string[] | undefined> = { ...ownTaken(request.headers), host: origin.host };
  if (request.headers.origin) headers.origin = origin.origin;
  return new Promise((resolve, reject) => {
    const { hostname, port } = origin;
    const asked = askOrigin({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const kept = ownTaken(answer.headers) as Record<string, string>;
        resolve({ status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    request.pipe(asked);
  });
}

function ownTaken<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name)));
}

function listen(server: {
  listen(port: number, host: string, done: () => void): unknown;
  address(): AddressInfo | string | null;
}): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
