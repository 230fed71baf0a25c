import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { type ApiPlace, checkApi } from '../../tools/hosts/api.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

/** A certificate for `localhost` and its key. The key is public, so no machine may trust the certificate. */
const TEST_PEM = readFileSync('tests/model/support/localhost-test-only.pem');
const SHOP = 'https://shop.example';
const PAGE = '<!doctype html><html lang="en" data-locale="en" data-screen="notFound">';
const OWN: ApiPlace = { apiBases: ['/api'], attachmentBase: '/api/files' };

let sandbox: Sandbox;
before(async () => {
  sandbox = await startSandbox({ database: ':memory:', log: () => {} });
});
after(() => sandbox.close());

/** An API, with its files, on another origin than the shop's. */
function elsewhere(base: string): ApiPlace {
  return { apiBases: [base], attachmentBase: `${base}/files` };
}

/** Runs a function while a server is up, and returns its result. */
async function at<Result>(server: Server, run: (origin: string) => Promise<Result>): Promise<Result> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A server that answers every request in the same way. */
function answering(status: number, body = '', headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, headers).end(body);
  };
}

test('an API at a path of the host, or elsewhere with CORS, has no mistakes', async () => {
  const base = `${sandbox.origin}/api`;
  assert.deepEqual(await checkApi(sandbox.origin, OWN), []);
  assert.deepEqual(await checkApi(sandbox.origin, { ...elsewhere(base), apiBases: [base, '/api'] }), []);
  assert.deepEqual(await checkApi(SHOP, elsewhere(base)), []);
});

test('the check names mistakes of a host in front of the API, and what to do', async () => {
  const unpassed = 'the host does not pass /api on to the API; docs/hosting/README.md#the-api says how';
  const page =
    'with a page for a file that does not exist: the host does not pass this address on to the API; docs/hosting/README.md#the-api says how';
  const useless = '/api: the site can’t use the answer to skuList; npm run conform says why';
  const cases: [RequestListener, string[]][] = [
    [
      answering(404, PAGE),
      [`/api: HTTP 404 with a page in place of the API: ${unpassed}`, `/api/files (attachments): HTTP 404 ${page}`],
    ],
    [answering(405), [`/api: HTTP 405 in place of the API: ${unpassed}`]],
    [
      answering(200, '<!doctype html><title>Shop</title>'),
      [`/api: HTTP 200 with a page in place of the API: ${unpassed}`, `/api/files (attachments): HTTP 200 ${page}`],
    ],
    [answering(301, '', { location: '/shop' }), [`/api: HTTP 301 in place of the API: ${unpassed}`]],
    [
      answering(502, '<html>Bad Gateway'),
      [
        '/api: HTTP 502 with a page in place of the API: look at the host’s configuration, and at the API’s own log',
        '/api/files (attachments): HTTP 502 for a file that does not exist: look at the server’s own log',
      ],
    ],
    [answering(200, '{"goods":[]}'), [useless]],
    [answering(200, 'goods'), [useless]],
    [answering(200, '{"code":500,"bean":"Closed for today"}'), [useless]],
  ];
  for (const [answer, wrong] of cases) {
    assert.deepEqual(await at(createServer(answer), (origin) => checkApi(origin, OWN)), wrong);
  }
});

test('an API on another origin must allow the shop’s pages, and be at its stated address', async () => {
  const closed = answering(200, '{"code":200,"bean":{}}', { 'access-control-allow-origin': 'https://other.example' });
  await at(createServer(closed), async (base) => {
    assert.deepEqual(await checkApi(SHOP, elsewhere(base)), [
      `${base}: Access-Control-Allow-Origin is https://other.example, not https://shop.example; docs/api.md#cors says what the API must send`,
    ]);
  });
  await at(createServer(answering(404)), async (base) => {
    assert.deepEqual(await checkApi(SHOP, elsewhere(base)), [
      `${base}: HTTP 404 in place of the API: calls go to ${base}/Website/…; if the API is elsewhere, change PETREL_API_BASES and build again`,
    ]);
  });
  const gone = await at(createServer(), async (base) => base);
  assert.deepEqual(await checkApi(SHOP, elsewhere(gone)), [
    `${gone}: no answer (ECONNREFUSED); PETREL_API_BASES says where the site expects its API`,
    `${gone}/files (attachments): no answer (ECONNREFUSED); PETREL_ATTACHMENT_BASE says where the site expects members’ files`,
  ]);
});

test('a certificate that this machine does not trust is named as the reason', async () => {
  await at(createSecureServer({ key: TEST_PEM, cert: TEST_PEM }, answering(200)), async (origin) => {
    const [base] = await checkApi(SHOP, elsewhere(origin.replace('http://127.0.0.1', 'https://localhost')));
    assert.match(
      base ?? '',
      /no answer \(DEPTH_ZERO_SELF_SIGNED_CERT\): docs\/hosting\/README\.md#checking-a-host says what to do/,
    );
  });
});

test('the command names five wrong addresses and counts the others, and recognises a closed site', async () => {
  const run = (answer: RequestListener) =>
    at(createServer(answer), async (origin) => {
      const child = spawn(process.execPath, ['tools/hosts.ts', origin]);
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const [status, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
      return { status, said: said.join('').replaceAll(origin, 'http://shop') };
    });
  const open = await run(answering(404, PAGE));
  assert.equal(open.status, 1);
  assert.match(open.said, /^404 instead of 200: (\/\S*, ){4}\/\S* and \d{3} more$/m);
  assert.match(open.said, /^\/api: HTTP 404 with a page in place of the API/m);
  assert.match(open.said, /\n\d+ addresses and the API of http:\/\/shop: \d+ things wrong\n$/);
  const closed = await run(answering(503, '', { 'retry-after': '600' }));
  assert.equal(closed.status, 1);
  assert.equal(
    closed.said,
    'http://shop is closed for maintenance (503); docs/operating.md#closing-the-site says how it is opened\n',
  );
});
