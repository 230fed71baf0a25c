import type { IncomingMessage, ServerResponse } from 'node:http';

/** Thrown when a body is larger than the reader allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A request's whole body. Throws `BodyTooLarge` past `maxBytes`. */
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

/** A request's headers as the web platform has them. */
export function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/**
 * Ends the connection without an answer. Not quite silently: browsers repeat even a POST by themselves when a connection
 * that they had used before closes without a byte, and the failure would never be seen. A byte that is no HTTP prevents it.
 */
export function breakOff(response: ServerResponse): void {
  response.socket?.write('\0', () => response.socket?.destroy());
}

/** Sends a whole answer. */
export function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array = '',
): void {
  response.writeHead(status, { 'x-content-type-options': 'nosniff', ...headers });
  response.end(body);
}

/** Sends JSON that nobody may keep. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  send(response, status, { ...type, ...headers }, JSON.stringify(value));
}
