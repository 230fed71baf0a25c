import { type Agent, request as askHttp, type IncomingHttpHeaders } from 'node:http';
import { request as askHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A host's answer, its body decoded. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body's compression: `br`, `gzip` or undefined. */
  encoding: string | undefined;
}

/** The longest time for one answer. */
const TIMEOUT_MS = 20_000;

/**
 * Requests an address exactly as written: no redirect is followed, nothing is normalised or cached. Throws network
 * errors.
 */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, agent }: { method?: string; headers?: Record<string, string>; agent?: Agent } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    const options = { method, hostname, port, path, headers: { 'accept-encoding': 'br, gzip', ...headers }, agent };
    const request = send({ ...options, timeout: TIMEOUT_MS }, async (response) => {
      try {
        const body = await buffer(response);
        const { statusCode = 0, headers: answered } = response;
        const encoding = answered['content-encoding'];
        resolve({ status: statusCode, headers: answered, body: decoded(body, encoding), encoding });
      } catch (error) {
        reject(error);
      }
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    request.on('error', reject);
    request.end();
  });
}

/** The answer after a path's redirects, and its address; follows at most two. */
export async function follow(
  origin: string,
  path: string,
  options: Parameters<typeof ask>[2],
): Promise<Answer & { at: string }> {
  let at = path;
  for (let hops = 0; ; hops++) {
    const answer = await ask(origin, at, options);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || !location || hops === 2) return { ...answer, at };
    const next = new URL(location, origin + at);
    if (next.origin !== new URL(origin).origin) return { ...answer, at: next.href };
    at = next.pathname + next.search;
  }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
