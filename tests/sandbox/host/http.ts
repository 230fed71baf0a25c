import type { IncomingMessage, ServerResponse } from 'node:http';

/** Thrown if a body is larger than the reader allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Returns a request's whole body. Throws `BodyTooLarge` past `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Ends the connection without an answer. First it sends a byte that is not HTTP. If a reused connection closes without
 * any byte, browsers silently repeat even a POST, and no test would see the failure.
 */
export function breakOff(response: ServerResponse): void {
  response.socket?.write('\0', () => response.socket?.destroy());
}

/** Sends a complete answer. */
export function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array = '',
): void {
  response.writeHead(status, { 'x-content-type-options': 'nosniff', ...headers });
  response.end(body);
}

/** Sends JSON that must not be cached. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  send(response, status, { ...type, ...headers }, JSON.stringify(value));
}
