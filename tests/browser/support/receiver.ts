import { createServer } from 'node:http';
import { openOutpost } from '../../sandbox/outpost.ts';

/** A request to the receiver, unchanged. */
interface Received {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: string;
}

/** A server that takes reports, as docs/watching.md#a-receiver describes: answers 204 and keeps everything. */
export interface Receiver {
  received: Received[];
  close(): Promise<void>;
}

/** Starts a receiver on a port of this machine. */
export async function openReceiver(port: number): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const outpost = await openOutpost('http://localhost:1');
  await outpost.close();
  return Number(new URL(outpost.origin).port);
}
