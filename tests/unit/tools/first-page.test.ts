import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { isServed } from '../../../tools/console/first-page.ts';

/** Longer than any machine needs. A wait without an end would only end with the test's own limit. */
const LIMIT = { timeout: 20_000 };

async function listen(answer: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test('a page that is served at the third request is waited for, and a page with a mistake counts', LIMIT, async () => {
  let requests = 0;
  const { server, port } = await listen((request, response) => {
    requests += 1;
    if (requests < 3) request.socket.destroy();
    else response.writeHead(500).end();
  });
  assert.equal(await isServed(`http://localhost:${port}/`, 15_000), true);
  assert.equal(requests, 3);
  server.close();
});

test('the wait ends if the server never listens, or listens and never answers', LIMIT, async () => {
  const { server, port } = await listen(() => {});
  assert.equal(await isServed(`http://localhost:${port}/`, 300), false);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  assert.equal(await isServed(`http://localhost:${port}/`, 300), false);
});
